import type { Core } from '@strapi/strapi';
import type { PreviewStatus } from '../contract';
import { siteDocuments } from './documents';
import { flatten } from './flatten';
import { populateOf } from './populate';
import { withSettings } from './settings-in-text';

/**
 * Reads a single type as the contract has it.
 * @param status `draft` is for editors; the caller has checked that
 * @returns null when there is none in that status
 */
export async function readSiteType(strapi: Core.Strapi, uid: string, status: PreviewStatus) {
  const entry = await siteDocuments(strapi, uid).findFirst({ status, populate: populateOf(strapi, uid) });
  // Dates become the ISO text that a client gets.
  return entry ? flatten(strapi, uid, withSettings(JSON.parse(JSON.stringify(entry)))) : null;
}
