import { isLive } from '~/site/live-link';
import { useSiteData } from '~/site/site-data';
import type { SearchAnswer } from './answer';
import { type Suggestion, suggestionsOf } from './suggestions';

/** The lines of an answer that lead somewhere: the gallery may not be published. */
export function useSuggestions(answer: SearchAnswer | null): Suggestion[] {
  const site = useSiteData();
  return suggestionsOf(answer).filter(({ href }) => isLive(href, site));
}
