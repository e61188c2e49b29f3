import type { Core } from '@strapi/strapi';
import type { Language, PreviewStatus } from '../contract';
import { siteDocuments } from './documents';
import { flatten } from './flatten';
import { populateOf } from './populate';
import { printedSettings } from './printed-settings';
import { type ReviewedDraft, reviewed } from './review';
import { withSettings } from './settings-in-text';

/**
 * Reads a published single type as the contract has it.
 * @returns null when it is not published in this language
 */
export async function readPublished(
  strapi: Core.Strapi,
  uid: string,
  locale: Language,
): Promise<Record<string, unknown> | null> {
  const entry = await readEntry(strapi, uid, locale, 'published');
  return entry && flatten(strapi, uid, entry);
}

/**
 * Reads a draft and the problems that prevent publishing it. For editors only: the caller must check that.
 * @returns null without a draft in this language
 */
export async function readDraft(strapi: Core.Strapi, uid: string, locale: Language): Promise<ReviewedDraft | null> {
  const entry = await readEntry(strapi, uid, locale, 'draft');
  return entry && reviewed(strapi, uid, entry);
}

async function readEntry(strapi: Core.Strapi, uid: string, locale: Language, status: PreviewStatus) {
  const entry = await siteDocuments(strapi, uid).findFirst({ locale, status, populate: populateOf(strapi, uid) });
  return entry && withSettings(entry, await printedSettings(strapi));
}
