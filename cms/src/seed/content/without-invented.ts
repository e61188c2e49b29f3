import type { SeedGlobal, SeedPage } from './seed-types';

/** Pages of a site that begins with nobody's players: in either language the demo site's, without what is invented there. */

/** Without accounts and a number that belong to nobody. */
export const globalWithoutInvented = (global: SeedGlobal): SeedGlobal => ({
  ...global,
  socialLinks: [],
  contact: { ...global.contact, whatsappNumber: '' },
});

/** Without the quotes, whose people are invented. */
export const homeWithoutInvented = (home: SeedPage<'home'>): SeedPage<'home'> => ({
  ...home,
  quotes: { ...home.quotes, items: [] },
});
