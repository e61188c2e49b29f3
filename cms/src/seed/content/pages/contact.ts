import { seo } from '../parts';
import type { SeedPage } from '../seed-types';

export const contactSeed: SeedPage<'contact'> = {
  section: {
    heading: 'Schedule a 1-on-1 free assessment now!',
    text: 'Tell us who you are and where you play. A placement specialist answers by e-mail or WhatsApp. The assessment costs nothing and binds you to nothing.',
    formHeading: 'Get Recruited now!',
    formNote: 'Takes two minutes',
  },
  seo: seo(
    'Contact: schedule a free 1-on-1 assessment | Upfield',
    'Ask for a free 1-on-1 assessment with a placement specialist, in English or Spanish, parents included.',
  ),
};
