import type { Core } from '@strapi/strapi';
import { LANGUAGES, type Language, type PreviewStatus } from '../contract';
import { rows } from '../database/rows';
import type { Populate } from './populate';

/** An entry of a single type in one language. */
interface EntryAt {
  documentId: string;
  locale: Language;
}

interface SiteDocuments {
  findFirst(params: {
    locale: Language;
    status: PreviewStatus;
    populate?: Populate;
  }): Promise<Record<string, unknown> | null>;
  create(params: { locale: Language; data: Record<string, unknown> }): Promise<{ documentId: string }>;
  update(params: EntryAt & { data: Record<string, unknown> }): Promise<unknown>;
  publish(params: EntryAt): Promise<unknown>;
}

/** Documents of a single type. Strapi types them by a registry of generated types, which a checkout does not have. */
export const siteDocuments = (strapi: Core.Strapi, uid: string) =>
  strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as SiteDocuments;

/**
 * Saves the draft of a single type in one language: its languages are one document, whichever was made first.
 * @returns where it stands now
 */
export async function saveDraft(
  strapi: Core.Strapi,
  uid: string,
  locale: Language,
  data: Record<string, unknown>,
): Promise<EntryAt> {
  const known = await rows<{ documentId: string }>(strapi, uid).findOne({ select: ['documentId'] });
  const documents = siteDocuments(strapi, uid);
  if (!known) return { documentId: (await documents.create({ locale, data })).documentId, locale };
  await documents.update({ documentId: known.documentId, locale, data });
  return { documentId: known.documentId, locale };
}

/**
 * The languages that a call of the document service is about, for its middlewares.
 * @param params of the call: a language, several, `*` for all, or none for the default one
 */
export function localesOf(params: object): Language[] {
  const { locale = 'en' } = params as { locale?: string | string[] | null };
  const asked = [locale ?? 'en'].flat();
  return LANGUAGES.filter((language) => asked.includes('*') || asked.includes(language));
}
