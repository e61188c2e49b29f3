import type { PageSeeds } from '../../seed-types';
import { aboutSeed } from './about';
import { contactSeed } from './contact';
import { draftSeed } from './draft';
import { experiencesSeed } from './experiences';
import { gallerySeed } from './gallery';
import { homeSeed } from './home';
import { packagesSeed } from './packages';
import { privacySeed } from './privacy';
import { registerSeed } from './register';
import { scholarshipsSeed } from './scholarships';
import { signInSeed } from './sign-in';

export { globalSeed } from './global';

/** The pages of the demo site in Spanish. */
export const pageSeeds: PageSeeds = {
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
  privacy: privacySeed,
};
