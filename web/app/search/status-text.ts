import type { SearchLabels } from '~/labels/en/search';
import type { SearchState } from './search-state';

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
