import { numberText } from '../number-text';

const count = (number: number, one: string, many: string) => `${numberText(number, 'en')} ${number === 1 ? one : many}`;

/** What the list of players says beside the words of its cards. */
export const gallery = {
  search: 'Search players',
  searchPlaceholder: 'Name, position, country or class',
  allSports: 'All sports',
  classYear: 'Class year',
  allClasses: 'All classes',
  show: 'Show',
  clearSearch: 'Clear search',
  noneOfFilter: {
    title: 'No card in this selection',
    text: 'Take one of the filters off, or clear the search to see all players.',
  },
  players: (number: number) => count(number, 'player', 'players'),
  seeAll: (number: number) => `See all ${numberText(number, 'en')} players`,
  seeAllOf: (sport: string) => `of ${sport}`,
  allPlayers: 'All sports and players',
  loadingCards: 'Loading cards…',
  pages: (sport: string) => `Pages of ${sport}`,
  pagesOfSearch: 'Pages of the search',
  page: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  meant: (query: string) => `Did you mean “${query}”?`,

  // Filters
  clearFilters: 'Clear all',
  graduated: 'Graduated',
  allPositions: 'All positions',
  anyHeight: 'Any height',
  anyGpa: 'Any GPA',
  andUp: (least: string) => `${least} and up`,
  filmOrNot: 'Film or not',
  withFilm: 'With film',
  sort: 'Order',
  byName: 'By last name',
  sorts: {
    highSchoolGraduation: 'Earliest class first',
    '-gpa': 'Highest GPA first',
    '-height': 'Tallest first',
    '-updatedAt': 'Last changed first',
  },
};

export type GalleryLabels = typeof gallery;
