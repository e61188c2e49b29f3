import { type ManagedCards, managedCards } from '@upfield/cms/contract';
import { requestPage } from './http-client';

/** One page of the staff's list. */
export interface ManagedPage extends ManagedCards {
  /** How many cards the query finds, on all pages. */
  total: number;
}

/**
 * One page of all cards, hidden ones too.
 * @param query of GET /player-cards/managed
 * @throws ApiError
 */
export async function fetchManagedPage(query: string, signal?: AbortSignal): Promise<ManagedPage> {
  const path = `/player-cards/managed?${query}`;
  const { answer, total } = await requestPage({ method: 'GET', path, answer: managedCards, signal });
  return { ...answer, total };
}
