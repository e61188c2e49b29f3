import { SEARCH_TEXT_MAX } from '@upfield/cms/contract/card-list';
import { validStart } from '@upfield/cms/contract/text';
import { galleryAddress } from '~/player-cards/rules/gallery-address';
import type { SearchAnswer } from './answer';

/** The page of the search, for visitors without scripts; also where Enter leads when no result is chosen. */
export const SEARCH_PATH = '/search';
/** Query parameters of both. */
export const SEARCH_PARAMETERS = ['q'] as const;
/** Where the popup asks, as JSON. */
const SUGGESTIONS_PATH = '/search/suggestions';

/** The search text of an address or a field: trimmed, with single spaces, of limited length. */
export function searchQuery(text: string | null): string {
  return validStart((text ?? '').trim().replace(/\s+/g, ' '), SEARCH_TEXT_MAX).trim();
}

/** The search's page for a query. */
export const searchAddress = (query: string) => `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`;

/** Address of the suggestions for a query, as JSON. */
export const suggestionsAddress = (query: string) => `${SUGGESTIONS_PATH}?${new URLSearchParams({ q: query })}`;

/** The gallery with every player found; null when all of them are listed already. */
export function allPlayersAddress({ query, players, playerTotal }: SearchAnswer): string | null {
  return playerTotal > players.length ? galleryAddress({ q: query }) : null;
}
