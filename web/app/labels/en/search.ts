import { numberText } from '../number-text';

const count = (number: number, one: string, many: string) => `${numberText(number, 'en')} ${number === 1 ? one : many}`;

export const search = {
  title: 'Search',
  resultsFor: (query: string) => `Results for “${query}”`,
  field: 'Players and pages',
  hint: 'A name, a position, a country, a sport or a page',
  submit: 'Search',
  close: 'Close the search',
  players: 'Players',
  pages: 'Pages',
  results: 'Results',
  classOf: (year: number) => `Class of ${year}`,
  cardsOfSport: 'Player cards',
  searching: 'Searching…',
  found: (players: number, pages: number) =>
    `${count(players, 'player', 'players')}, ${count(pages, 'page', 'pages')} found`,
  none: (query: string) => `No results for “${query}”`,
  meant: (query: string) => `Did you mean “${query}”?`,
  noneText: 'Try fewer letters, or only the last name.',
  toGallery: 'See all player cards',
  allPlayers: (number: number) => `See all ${numberText(number, 'en')} players`,
  failed: 'The search is not working right now.',
  failedText: 'What you typed is fine. Please try again in a moment.',
  tryAgain: 'Try again',
  key: 'Open the search with the / key',
};

export type SearchLabels = typeof search;
