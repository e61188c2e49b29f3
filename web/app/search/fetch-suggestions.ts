import { suggestionsAddress } from './addresses';
import type { SearchAnswer } from './answer';

/**
 * Asks our own server what answers a query.
 * @throws when there is no connection, the CMS is down, or `signal` ended the wait
 */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(suggestionsAddress(query), { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  // Written by routes/search_.suggestions.ts of the same build.
  return (await response.json()) as SearchAnswer;
}
