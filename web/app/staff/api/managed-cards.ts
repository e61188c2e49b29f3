import { PAGE_SIZE_MAX, type StaffPlayerCard, staffPlayerCard } from '@upfield/cms/contract';
import { z } from 'zod';
import { requestPage } from './http-client';

/** A stable order: changes of other cards do not move a card to another page of the list. */
const PAGE = `/player-cards?visibility=all&sort=lastName&pageSize=${PAGE_SIZE_MAX}`;
const cardPage = z.array(staffPlayerCard);

const fetchPage = (page: number, signal?: AbortSignal) =>
  requestPage({ method: 'GET', path: `${PAGE}&page=${page}`, answer: cardPage, signal });

/**
 * Every card, unlisted ones too, in pages of the size that the API allows.
 * @throws ApiError
 */
export async function fetchManagedCards(signal?: AbortSignal): Promise<StaffPlayerCard[]> {
  const first = await fetchPage(1, signal);
  const pageCount = Math.ceil(first.total / PAGE_SIZE_MAX);
  const others = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => fetchPage(index + 2, signal));
  const cards = [first, ...(await Promise.all(others))].flatMap(({ answer }) => answer);
  // A card that was renamed between the reads of two pages may be on both.
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
