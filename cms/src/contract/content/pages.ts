import type { z } from 'zod';
import { aboutPage } from './about';
import { contactPage } from './contact';
import { draftPage } from './draft';
import { experiencesPage } from './experiences';
import { galleryIntro } from './gallery-intro';
import { homePage } from './home';
import { packagesPage } from './packages';
import { privacyPage } from './privacy';
import { registerPage } from './register';
import { scholarshipsPage } from './scholarships';
import { signInPage } from './sign-in';

/** Every page an editor writes, by the name it has in `GET /api/site/pages/{name}`. */
export const PAGES = {
  home: homePage,
  packages: packagesPage,
  scholarships: scholarshipsPage,
  experiences: experiencesPage,
  draft: draftPage,
  register: registerPage,
  about: aboutPage,
  contact: contactPage,
  gallery: galleryIntro,
  'sign-in': signInPage,
  privacy: privacyPage,
} as const;

export type PageName = keyof typeof PAGES;
export type PageContent<Name extends PageName> = z.infer<(typeof PAGES)[Name]>;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Whether `text` names a page. */
export const isPageName = (text: string): text is PageName => Object.hasOwn(PAGES, text);

/** First path of each page on the site. */
export const PAGE_PATHS: Record<PageName, string> = {
  home: '/',
  packages: '/packages',
  scholarships: '/scholarships',
  experiences: '/player-experiences',
  draft: '/player-draft',
  register: '/register',
  about: '/about',
  contact: '/contact',
  gallery: '/player-cards',
  'sign-in': '/admin',
  privacy: '/privacy',
};

/** Further paths that show the content of a page. */
const FURTHER_PATHS: Partial<Record<PageName, string>> = { experiences: '/program-detail', privacy: '/privacidad' };

/** Every path that shows a page's content, its first path first. */
export const PATHS_OF_PAGE = Object.fromEntries(
  PAGE_NAMES.map((name) => [name, [PAGE_PATHS[name], FURTHER_PATHS[name] ?? []].flat()]),
) as Record<PageName, string[]>;
