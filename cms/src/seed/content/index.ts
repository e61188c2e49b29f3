import type { Core, UID } from '@strapi/strapi';
import { LANGUAGES, type Language, PAGE_NAMES, type PageName } from '../../contract';
import { rows } from '../../database/rows';
import { saveDraft, siteDocuments } from '../../site-content/documents';
import { GLOBAL_TYPE, ownLanguageOf, PAGE_TYPES } from '../../site-content/page-types';
import { globalSeeds, pageSeeds } from './pages';
import type { PageSeeds } from './seed-types';
import { picturesOf, toEntry } from './to-entry';
import { uploadPictures } from './upload-pictures';
import { globalWithoutInvented, homeWithoutInvented } from './without-invented';

/** `demo` is the whole demo site; `base` is the same without players, names of invented people and accounts of nobody. */
export type SeedKind = 'demo' | 'base';

/** What a single type says in its languages, that of its own path first: the other is its translation (languages/overview). */
interface Seed {
  uid: string;
  entries: readonly { locale: Language; content: Record<string, unknown> }[];
}

function pageOf(kind: SeedKind, name: PageName, seeds: PageSeeds): PageSeeds[PageName] {
  const { home } = seeds;
  return kind === 'base' && name === 'home' ? home && homeWithoutInvented(home) : seeds[name];
}

function globalOf(kind: SeedKind, language: Language) {
  const global = globalSeeds[language];
  return kind === 'base' ? global && globalWithoutInvented(global) : global;
}

function seedsOf(kind: SeedKind): readonly Seed[] {
  return [
    seedOf(GLOBAL_TYPE, (language) => globalOf(kind, language)),
    ...PAGE_NAMES.map((name) => seedOf(PAGE_TYPES[name], (language) => pageOf(kind, name, pageSeeds[language]))),
  ];
}

function seedOf(uid: string, contentIn: (language: Language) => Record<string, unknown> | undefined): Seed {
  const own = ownLanguageOf(uid);
  const ownFirst = [own, ...LANGUAGES.filter((language) => language !== own)];
  const entries = ownFirst.flatMap((locale) => {
    const content = contentIn(locale);
    return content ? [{ locale, content }] : [];
  });
  return { uid, entries };
}

/** Folder of the media library for a page's pictures: `Home` for `Page: Home`. A picture of several pages lies in that of the first. */
const folderOf = (strapi: Core.Strapi, uid: string) =>
  strapi.getModel(uid as UID.Schema).info.displayName.replace(/^Page: /, '');

/**
 * Loads the words and pictures of a site in both languages and publishes them. A page that exists, in whatever language and state, is an
 * editor's: it is never touched, so running this twice does nothing.
 * @returns how many pages were made, each language counted
 */
export async function importContent(strapi: Core.Strapi, kind: SeedKind): Promise<number> {
  let made = 0;
  for (const seed of seedsOf(kind)) {
    if ((await rows(strapi, seed.uid).count({})) > 0) continue;
    await importPage(strapi, seed);
    made += seed.entries.length;
  }
  return made;
}

/** A page is there in all its languages or not at all: one that an interrupted start had left half would never be finished. */
async function importPage(strapi: Core.Strapi, { uid, entries }: Seed): Promise<void> {
  const names = entries.flatMap(({ content }) => picturesOf(strapi, uid, content));
  const ids = await uploadPictures(strapi, names, folderOf(strapi, uid));
  await strapi.db.transaction(async () => {
    for (const { locale, content } of entries) {
      const draft = await saveDraft(strapi, uid, locale, toEntry(strapi, uid, content, ids));
      await siteDocuments(strapi, uid).publish(draft);
    }
  });
}
