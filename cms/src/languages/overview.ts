import type { Core, UID } from '@strapi/strapi';
import { LANGUAGES, type Language } from '../contract';
import { rows } from '../database/rows';
import { ownLanguageOf, SITE_TYPES } from '../site-content/page-types';
import { pageWords } from './words-changed';

/** Where a page stands in one language. */
export interface Translation {
  uid: string;
  /** The page's name in the admin. */
  name: string;
  locale: Language;
  state: 'missing' | 'draft' | 'published';
  /** The page's own language was changed since: its words have to be looked at. */
  isOlder: boolean;
}

interface EntryRow {
  locale: string;
  publishedAt: unknown;
  updatedAt: string | Date;
}

/** Every page in every language, in the order of the pages. */
export async function translationOverview(strapi: Core.Strapi): Promise<Translation[]> {
  const all: Translation[] = [];
  for (const uid of SITE_TYPES) all.push(...(await translationsOf(strapi, uid)));
  return all;
}

/** One page in every language. @param uid of its single type */
export async function translationsOf(strapi: Core.Strapi, uid: string): Promise<Translation[]> {
  const entries = await rows<EntryRow>(strapi, uid).findMany({ select: ['id', 'locale', 'publishedAt', 'updatedAt'] });
  const marks = await pageWords(strapi).findMany({ where: { page: uid } });
  const name = strapi.getModel(uid as UID.Schema).info.displayName;
  /** Of entries that are older than the marks, the moment of their last save. */
  const changedAt = (language: Language): number => {
    const mark = marks.find(({ locale }) => locale === language)?.changedAt;
    const draft = entries.find(({ locale, publishedAt }) => locale === language && publishedAt == null)?.updatedAt;
    return new Date(mark ?? draft ?? 0).getTime();
  };
  const own = ownLanguageOf(uid);
  return LANGUAGES.map((locale): Translation => {
    const ofLanguage = entries.filter((entry) => entry.locale === locale);
    const isPublished = ofLanguage.some(({ publishedAt }) => publishedAt != null);
    const state = isPublished ? 'published' : ofLanguage.length > 0 ? 'draft' : 'missing';
    const isOlder = locale !== own && state !== 'missing' && changedAt(locale) < changedAt(own);
    return { uid, name, locale, state, isOlder };
  });
}
