import { link, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

export const gallerySeed: SeedPage<'gallery'> = {
  hero: {
    heading: 'Player Cards',
    text: 'Student-athletes who are looking for a U.S. college team. Open a card to see film, grades and test scores.',
    link: null,
    showFilm: true,
    film: null,
    poster: null,
  },
  showPagination: false,
  emptySlot: { text: 'This could be your card.', link: link('Get recruited', '/contact') },
  noMatch: { title: 'No card fits your search', text: 'Check the spelling, or clear the search to see all players.' },
  noCards: { title: 'No cards yet', text: 'The first cards are being prepared. Please come back soon.' },
  seo: seo(
    'Player cards by sport | Upfield',
    'Student-athletes who are looking for a place on a U.S. college team, by sport: position, grades, test scores and film.',
  ),
};
