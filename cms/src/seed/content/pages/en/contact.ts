import { seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

export const contactSeed: SeedPage<'contact'> = {
  section: {
    heading: 'Schedule a 1-on-1 free assessment now!',
    text: 'Tell us who you are and where you play. A placement specialist answers by email or WhatsApp. The assessment is free, and you do not have to sign or buy anything.',
    formHeading: 'Get Recruited now!',
    formNote: 'Takes two minutes',
  },
  seo: seo(
    'Contact: schedule a free 1-on-1 assessment | Upfield',
    'Ask for a free 1-on-1 assessment with a placement specialist, in English or Spanish, parents included.',
  ),
};
