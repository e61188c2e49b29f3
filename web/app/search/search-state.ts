import type { SearchLabels } from '~/labels/en/search';
import type { SearchAnswer } from './answer';

/** The state of a search. The last answer stays on screen while the next one loads. */
export interface SearchState {
  query: string;
  status: 'idle' | 'loading' | 'found' | 'failed';
  answer: SearchAnswer | null;
  /** Counts how often one query was asked, so that trying again asks anew. */
  attempt: number;
}

export type SearchAction =
  | { type: 'asked'; query: string }
  | { type: 'answered'; query: string; answer: SearchAnswer }
  | { type: 'failed'; query: string }
  | { type: 'again' };

export const NOT_ASKED: SearchState = { query: '', status: 'idle', answer: null, attempt: 0 };

/** An answer counts only while its query is the one asked: an older one that comes late changes nothing. */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'asked':
      if (action.query === state.query) return state;
      if (!action.query) return NOT_ASKED;
      return { ...state, query: action.query, status: 'loading' };
    case 'answered':
      return action.query === state.query ? { ...state, status: 'found', answer: action.answer } : state;
    case 'failed':
      return action.query === state.query ? { ...state, status: 'failed', answer: null } : state;
    case 'again':
      return state.status === 'failed' ? { ...state, status: 'loading', attempt: state.attempt + 1 } : state;
  }
}

type Shown = Pick<SearchState, 'status' | 'query' | 'answer'>;

/**
 * The one sentence about a search, printed and announced. While the next answer is on its way it still speaks of the last one, so that a
 * screen reader does not hear "Searching" after each letter.
 */
export function statusText({ status, query, answer }: Shown, labels: SearchLabels): string {
  if (status === 'idle') return '';
  if (status === 'failed') return labels.failed;
  if (!answer) return labels.searching;
  const { playerTotal, pages } = answer;
  if (playerTotal + pages.length > 0) return labels.found(playerTotal, pages.length);
  return labels.none(status === 'loading' ? answer.query : query);
}
