import type { PageName } from '../../../contract';
import type { SeedPage } from '../seed-types';
import { aboutSeed } from './about';
import { contactSeed } from './contact';
import { draftSeed } from './draft';
import { experiencesSeed } from './experiences';
import { gallerySeed } from './gallery';
import { homeSeed } from './home';
import { packagesSeed } from './packages';
import { privacyEnglish } from './privacy-english';
import { privacySpanish } from './privacy-spanish';
import { registerSeed } from './register';
import { scholarshipsSeed } from './scholarships';
import { signInSeed } from './sign-in';

export { globalSeed } from './global';

/** Words and pictures of every page of the demo site. */
export const pageSeeds: { [Name in PageName]: SeedPage<Name> } = {
  home: homeSeed,
  packages: packagesSeed,
  scholarships: scholarshipsSeed,
  experiences: experiencesSeed,
  draft: draftSeed,
  register: registerSeed,
  about: aboutSeed,
  contact: contactSeed,
  gallery: gallerySeed,
  'sign-in': signInSeed,
  privacy: {
    english: privacyEnglish,
    spanish: privacySpanish,
    updatedOn: null,
    providers: [],
    hostingCountry: '',
    hostingCountrySpanish: '',
  },
};
