import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Language } from '../contract';
import { draftWithIds, storedContent } from '../page-history/content';
import { localesOf, saveDraft, siteDocuments } from '../site-content/documents';
import { SITE_TYPES } from '../site-content/page-types';
import { readDraft } from '../site-content/read';
import { carriedOver, unorderedWordsOf, wordsOf } from './carry-over';
import { markWordsChanged } from './words-changed';

type Content = Record<string, unknown>;

const SAVES = new Set(['create', 'update', 'discardDraft']);

/** Set while a language follows the other: what follows leads to nothing more. */
const following = new AsyncLocalStorage<true>();

const otherThan = (locale: Language): Language => (locale === 'en' ? 'es' : 'en');

/**
 * Keeps what has one truth on a page the same in both languages (docs/decisions/067): a save carries it into the other language's draft, and
 * a publication publishes the other language, too, where it waits for nothing else. Call it in `register`, after `registerRevision`.
 */
export function keepLanguagesTogether(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context as { uid: string; action: string };
    if (!SITE_TYPES.includes(uid) || following.getStore()) return next();
    if (!SAVES.has(action) && action !== 'publish') return next();
    const locales = localesOf(context.params);
    if (action === 'publish') {
      const result = await next();
      for (const locale of locales) await publishTwin(strapi, uid, otherThan(locale));
      return result;
    }
    const before = new Map<Language, Content | null>();
    for (const locale of locales) before.set(locale, await storedContent(strapi, uid, locale, 'draft'));
    const result = await next();
    for (const locale of locales) {
      const since = action === 'discardDraft' ? await publishedSince(strapi, uid, locale) : new Date();
      await afterSave(strapi, uid, locale, { before: before.get(locale) ?? null, since });
    }
    return result;
  });
}

/** Words that go back to those of the published page are as old as its publication. */
async function publishedSince(strapi: Core.Strapi, uid: string, locale: Language): Promise<Date> {
  const published = await siteDocuments(strapi, uid).findFirst({ locale, status: 'published' });
  return new Date(String(published?.publishedAt));
}

interface Save {
  /** The draft before it; null for an entry that is new. */
  before: Content | null;
  /** Since when its words are as they are, where it changed them. */
  since: Date;
}

async function afterSave(strapi: Core.Strapi, uid: string, locale: Language, { before, since }: Save): Promise<void> {
  const after = await storedContent(strapi, uid, locale, 'draft');
  if (!after) return;
  const words = (content: Content) => wordsOf(strapi, uid, content);
  if (!before || !isDeepStrictEqual(words(before), words(after))) await markWordsChanged(strapi, uid, locale, since);
  const other = otherThan(locale);
  const twin = before ? null : await storedContent(strapi, uid, other, 'draft');
  // What was there first has the truth for an entry that is new.
  if (twin) await carry(strapi, uid, locale, { before: {}, after: twin });
  if (before) await carry(strapi, uid, other, { before, after });
}

/** Saves what a draft lacks of a save in the other language. */
async function carry(
  strapi: Core.Strapi,
  uid: string,
  locale: Language,
  save: { before: Content; after: Content },
): Promise<void> {
  const twin = await draftWithIds(strapi, uid, locale);
  if (!twin) return;
  const carried = carriedOver(strapi, uid, { ...save, twin });
  const changed = Object.entries(carried).filter(([name, value]) => !isDeepStrictEqual(value, twin[name]));
  if (changed.length === 0) return;
  await following.run(true, () => saveDraft(strapi, uid, locale, Object.fromEntries(changed)));
}

/** Publishes a language that is public and whose draft differs in shared fields alone. Words that wait for their publication go on waiting. */
async function publishTwin(strapi: Core.Strapi, uid: string, locale: Language): Promise<void> {
  const published = await storedContent(strapi, uid, locale, 'published');
  const draft = await siteDocuments(strapi, uid).findFirst({ locale, status: 'draft' });
  const content = draft && (await storedContent(strapi, uid, locale, 'draft'));
  if (!published || !content || isDeepStrictEqual(published, content)) return;
  const words = (of: Content) => unorderedWordsOf(strapi, uid, of);
  if (!isDeepStrictEqual(words(published), words(content))) return;
  const review = await readDraft(strapi, uid, locale);
  if (review && review.missing.length + review.wrong.length > 0) return;
  const documentId = String(draft.documentId);
  await following.run(true, () => siteDocuments(strapi, uid).publish({ documentId, locale }));
}
