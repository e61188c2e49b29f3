import { MANAGED_PAGE_SIZE } from '@upfield/cms/contract';
import { z } from 'zod';
import { MANAGE_PATH } from '../session/staff-paths';

/** The list of cards that was looked at last in this tab: where it is and which cards it has, without their names. */
const rememberedList = z.object({
  /** Path and query of the page that was looked at. */
  address: z.string().startsWith(MANAGE_PATH),
  /** The same page in the query of GET /player-cards/managed. */
  query: z.string(),
  /** Number of the page, from 1. */
  page: z.int().min(1),
  /** The cards of the page, and of those after it that were gone on to, in their order. */
  ids: z.array(z.string()),
  /** Cards on all pages. */
  total: z.int().min(0),
});
export type RememberedList = z.infer<typeof rememberedList>;

/** Logging out clears it with all other storage. */
const KEY = 'upfield-managed-list';

/** Where a card stands in the list that was looked at last. */
export interface ListPlace {
  /** Leads back to the page of the list that has the card. */
  address: string;
  /** Id of the card after it; null for the last one that is known. */
  next: string | null;
  /** From 1, on all pages. */
  number: number;
  count: number;
}

/** The query of another page of a list, of its address or of the call. */
export const queryOfPage = (query: string, page: number): string => {
  const parts = new URLSearchParams(query);
  if (page === 1) parts.delete('page');
  else parts.set('page', String(page));
  return String(parts);
};

const addressOfPage = (address: string, page: number): string => {
  const [path = '', query = ''] = address.split('?');
  return `${path}?${queryOfPage(query, page)}`.replace(/\?$/, '');
};

/** @returns null for a card that the list does not have */
export function placeInList({ address, page, ids, total }: RememberedList, id: string): ListPlace | null {
  const index = ids.indexOf(id);
  if (index < 0) return null;
  const number = (page - 1) * MANAGED_PAGE_SIZE + index + 1;
  return {
    address: addressOfPage(address, page + Math.floor(index / MANAGED_PAGE_SIZE)),
    next: ids[index + 1] ?? null,
    number,
    count: Math.max(total, number),
  };
}

/** Remembers the list for the pages of its cards. A browser without storage has no way back, and nothing else. */
export function rememberList(list: RememberedList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch (error) {
    console.warn('The list could not be remembered.', error);
  }
}

/** The list that was remembered last. */
export function recalledList(): RememberedList | null {
  try {
    const list = rememberedList.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return list.success ? list.data : null;
  } catch (error) {
    console.warn('The list could not be read.', error);
    return null;
  }
}

/** The place of a card in the remembered list. */
export function rememberedPlace(id: string): ListPlace | null {
  const list = recalledList();
  return list && placeInList(list, id);
}
