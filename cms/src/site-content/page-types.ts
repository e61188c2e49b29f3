import type { z } from 'zod';
import { globalWords, type Language, languageOfPage, PAGE_PATHS, PAGES, type PageName, pathIn } from '../contract';

export const GLOBAL_TYPE = 'api::global.global';

/** The single type behind each page. */
export const PAGE_TYPES = {
  home: 'api::home-page.home-page',
  packages: 'api::packages-page.packages-page',
  scholarships: 'api::scholarships-page.scholarships-page',
  experiences: 'api::experiences-page.experiences-page',
  draft: 'api::draft-page.draft-page',
  register: 'api::register-page.register-page',
  about: 'api::about-page.about-page',
  contact: 'api::contact-page.contact-page',
  gallery: 'api::gallery-intro.gallery-intro',
  'sign-in': 'api::sign-in-page.sign-in-page',
  privacy: 'api::privacy-page.privacy-page',
} as const satisfies Record<PageName, string>;

/** Every single type that an editor writes. */
export const SITE_TYPES: readonly string[] = [GLOBAL_TYPE, ...Object.values(PAGE_TYPES)];

const pageOf = (uid: string) =>
  Object.entries(PAGE_TYPES).find(([, type]) => type === uid)?.[0] as PageName | undefined;

/**
 * The contract of what a single type holds.
 * @throws for a type that is not in the list
 */
export function contractOf(uid: string): z.ZodType {
  if (uid === GLOBAL_TYPE) return globalWords;
  const page = pageOf(uid);
  if (!page) throw new Error(`${uid} is no single type of the site.`);
  return PAGES[page];
}

/**
 * Where an editor sees what a single type holds in a language.
 * @returns a path of the site, or null for a type that is no page; Global is seen on the home page
 */
export function sitePathOf(uid: string, language: Language): string | null {
  if (uid === GLOBAL_TYPE) return pathIn(PAGE_PATHS.home, language);
  const page = pageOf(uid);
  return page ? pathIn(PAGE_PATHS[page], language) : null;
}

/** The language that a single type has at its path of the specification. */
export function ownLanguageOf(uid: string): Language {
  const page = pageOf(uid);
  return page ? languageOfPage(page) : 'en';
}
