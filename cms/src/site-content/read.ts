import type { Core } from '@strapi/strapi';
import type { PreviewStatus } from '../contract';
import { flatten } from './flatten';
import { type Populate, populateOf } from './populate';

interface SiteDocuments {
  findFirst(params: { status: PreviewStatus; populate: Populate }): Promise<Record<string, unknown> | null>;
}

/** Documents of a single type. Strapi types them by a registry of generated types, which a checkout does not have. */
const documentsOf = (strapi: Core.Strapi, uid: string) =>
  strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as SiteDocuments;

/**
 * Reads a single type as the contract has it.
 * @param status `draft` is for editors; the caller has checked that
 * @returns null when there is none in that status
 */
export async function readSiteType(strapi: Core.Strapi, uid: string, status: PreviewStatus) {
  const entry = await documentsOf(strapi, uid).findFirst({ status, populate: populateOf(strapi, uid) });
  // Dates become the ISO text that a client gets.
  return entry ? flatten(strapi, uid, JSON.parse(JSON.stringify(entry))) : null;
}
