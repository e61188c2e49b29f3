import { useEffect, useReducer } from 'react';
import { usePageHref } from '~/ui/page-href';
import { suggestionsAddress } from './addresses';
import type { SearchAnswer } from './answer';
import { NOT_ASKED, type SearchState, searchReducer } from './search-state';

/** Debounce time in milliseconds, so that a word is one request. */
const TYPING_PAUSE_MS = 200;

export interface Search extends SearchState {
  ask: (query: string) => void;
  again: () => void;
}

/**
 * A search that follows what is typed. Not a Remix fetcher: its failures end in the page's error boundary, and a search without a
 * connection must not replace the page. A request that is no longer the last one is aborted.
 */
export function useSearch(): Search {
  const [state, dispatch] = useReducer(searchReducer, NOT_ASKED);
  const { query, attempt } = state;
  const inLanguage = usePageHref();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same query again.
  useEffect(() => {
    if (!query) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        dispatch({
          type: 'answered',
          query,
          answer: await fetchSuggestions(inLanguage(suggestionsAddress(query)), stop.signal),
        });
      } catch (error) {
        if (stop.signal.aborted) return;
        console.warn('Search failed', error);
        dispatch({ type: 'failed', query });
      }
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, attempt]);

  return {
    ...state,
    ask: (text) => dispatch({ type: 'asked', query: text }),
    again: () => dispatch({ type: 'again' }),
  };
}

/**
 * Asks our own server what answers a query.
 * @throws when there is no connection, the CMS is down, or `signal` ended the wait
 */
async function fetchSuggestions(address: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  // Written by routes/search_.suggestions.ts of the same build.
  return (await response.json()) as SearchAnswer;
}
