import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { storedContent } from '../page-history/content';
import { saveDraft, siteDocuments } from '../site-content/documents';
import { GLOBAL_TYPE, ownLanguageOf, SITE_TYPES } from '../site-content/page-types';
import { readDraft } from '../site-content/read';
import { moveHistory } from './move-history';
import { movePrivacyPages } from './move-privacy-pages';
import { forgetOldWords, type OldWords, oldWords } from './old-words';
import { openBothLanguages } from './permissions';
import { globalInSpanish } from './twin-fields';

/**
 * Brings a site of version 2 of the tables to entries in two languages (docs/decisions/067). Strapi has made all its entries English ones.
 * A step that is done already does nothing, so that a start which died in the middle is repeated. Call it in `bootstrap`.
 */
export async function moveToTwoLanguages(strapi: Core.Strapi): Promise<void> {
  const words = await oldWords(strapi);
  if (!words) return;
  await strapi.db.transaction(async ({ trx }) => {
    for (const uid of SITE_TYPES.filter((type) => ownLanguageOf(type) === 'es')) {
      const table = strapi.db.metadata.get(uid).tableName;
      if (!(await trx(table).where({ locale: 'es' }).first())) await trx(table).update({ locale: 'es' });
    }
    await movePrivacyPages(trx, words);
  });
  await moveHistory(strapi);
  await openBothLanguages(strapi);
  await writeSpanishGlobal(strapi, words);
  await forgetOldWords(strapi);
}

interface GlobalRow {
  id: number;
  publishedAt: unknown;
}

/**
 * The Spanish Global says what Spanish pages said until now, in an English frame, and is published if the English one is: otherwise the
 * pages that are Spanish would leave the site with the upgrade.
 */
async function writeSpanishGlobal(strapi: Core.Strapi, words: OldWords): Promise<void> {
  const globals = rows<GlobalRow>(strapi, GLOBAL_TYPE);
  if ((await globals.count({ where: { locale: 'es' } })) > 0) return;
  const english = await globals.findMany({ where: { locale: 'en' }, select: ['id', 'publishedAt'] });
  for (const status of ['published', 'draft'] as const) {
    const row = english.find(({ publishedAt }) => (publishedAt != null) === (status === 'published'));
    const content = await storedContent(strapi, GLOBAL_TYPE, 'en', status);
    if (!row || !content) continue;
    const draft = await saveDraft(strapi, GLOBAL_TYPE, 'es', globalInSpanish(content, words.global[row.id] ?? {}));
    if (status === 'published' && (await isPublishable(strapi)))
      await siteDocuments(strapi, GLOBAL_TYPE).publish(draft);
  }
}

/** An older version may have let pass what this one refuses; then the draft waits for an editor. */
async function isPublishable(strapi: Core.Strapi): Promise<boolean> {
  const draft = await readDraft(strapi, GLOBAL_TYPE, 'es');
  return draft?.missing.length === 0 && draft.wrong.length === 0;
}
