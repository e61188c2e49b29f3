import type { z } from 'zod';
import { aboutPage } from './about';
import { contactPage } from './contact';
import { draftPage } from './draft';
import { experiencesPage } from './experiences';
import { galleryIntro } from './gallery-intro';
import { homePage } from './home';
import { packagesPage } from './packages';
import type { PageName } from './page-paths';
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
} as const satisfies Record<PageName, z.ZodType>;

export type PageContent<Name extends PageName> = z.infer<(typeof PAGES)[Name]>;

/** Whether `text` names a page. */
export const isPageName = (text: string): text is PageName => Object.hasOwn(PAGES, text);
