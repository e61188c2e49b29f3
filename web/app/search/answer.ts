import type { PlayerCard } from '@upfield/cms/contract';

/** What a result prints of a card. */
export const PLAYER_FIELDS = [
  'name',
  'lastName',
  'sport',
  'country',
  'highSchoolGraduation',
  'cardImageUrl',
] as const satisfies readonly (keyof PlayerCard)[];

export type PlayerResult = Pick<PlayerCard, 'id' | (typeof PLAYER_FIELDS)[number]>;

/** A page of the site, a place on one, or the cards of a sport. */
export interface PageResult {
  title: string;
  href: string;
  kind: 'page' | 'sport';
}

/** What was found for a query. */
export interface SearchAnswer {
  query: string;
  players: PlayerResult[];
  /** Players who fit, those that are not listed here included. */
  playerTotal: number;
  pages: PageResult[];
  /** What was probably meant, where nothing was found. */
  meant: string | null;
}

/** The answer to a query that nothing matches. */
export const nothingFound = (query: string): SearchAnswer => ({
  query,
  players: [],
  playerTotal: 0,
  pages: [],
  meant: null,
});
