import type { Core, UID } from '@strapi/strapi';
import { PAGE_NAMES } from '../../contract';
import { rows } from '../../database/rows';
import { siteDocuments } from '../../site-content/documents';
import { GLOBAL_TYPE, PAGE_TYPES } from '../../site-content/page-types';
import { globalSeed, pageSeeds } from './pages';
import { baseGlobalSeed } from './pages/global';
import { baseHomeSeed } from './pages/home';
import { picturesOf, toEntry } from './to-entry';
import { uploadPictures } from './upload-pictures';

/** `demo` is the whole demo site; `base` is the same without players, names of invented people and accounts of nobody. */
export type SeedKind = 'demo' | 'base';

const seedsOf = (kind: SeedKind): readonly { uid: string; content: Record<string, unknown> }[] => [
  { uid: GLOBAL_TYPE, content: kind === 'base' ? baseGlobalSeed : globalSeed },
  ...PAGE_NAMES.map((name) => ({
    uid: PAGE_TYPES[name],
    content: kind === 'base' && name === 'home' ? baseHomeSeed : pageSeeds[name],
  })),
];

/** Folder of the media library for a page's pictures: `Home` for `Page: Home`. A picture of several pages lies in that of the first. */
const folderOf = (strapi: Core.Strapi, uid: string) =>
  strapi.getModel(uid as UID.Schema).info.displayName.replace(/^Page: /, '');

/**
 * Loads the words and pictures of a site and publishes them. A page that exists, in whatever state, is an
 * editor's: it is never touched, so running this twice does nothing.
 * @returns how many pages were made
 */
export async function importContent(strapi: Core.Strapi, kind: SeedKind): Promise<number> {
  const seeds = seedsOf(kind);
  const counts = await Promise.all(seeds.map(({ uid }) => rows(strapi, uid).count({})));
  const missing = seeds.filter((_, index) => counts[index] === 0);
  for (const { uid, content } of missing) {
    const ids = await uploadPictures(strapi, picturesOf(strapi, uid, content), folderOf(strapi, uid));
    await siteDocuments(strapi, uid).create({ data: toEntry(strapi, uid, content, ids), status: 'published' });
  }
  return missing.length;
}
