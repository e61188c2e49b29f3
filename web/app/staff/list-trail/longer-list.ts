import { MANAGED_PAGE_SIZE } from '@upfield/cms/contract';
import { fetchManagedPage } from '../api/managed-cards';
import { queryOfPage, type RememberedList, recalledList, rememberList } from './remembered-list';

/** One page of cards of a query. @throws ApiError */
type FetchPage = (query: string, signal: AbortSignal) => Promise<{ cards: { id: string }[]; total: number }>;

/**
 * Adds to the remembered list the cards that follow on it. Its last page is read again first: cards that were changed may have left the
 * list, as under “no consent”, so that others have moved up from the next page.
 * @returns whether there are any
 * @throws ApiError
 */
export async function rememberMore(signal: AbortSignal, fetchPage: FetchPage = fetchManagedPage): Promise<boolean> {
  const list = recalledList();
  if (!list) return false;
  const last = lastPageOf(list);
  for (const page of [last, last + 1]) {
    const { cards, total } = await fetchPage(queryOfPage(list.query, page), signal);
    const more = cards.map(({ id }) => id).filter((id) => !list.ids.includes(id));
    if (more.length === 0) continue;
    rememberList({ ...list, ids: [...list.ids, ...more], total: Math.max(total, list.total) });
    return true;
  }
  return false;
}

const lastPageOf = ({ page, ids }: RememberedList) => page + Math.max(0, Math.ceil(ids.length / MANAGED_PAGE_SIZE) - 1);
