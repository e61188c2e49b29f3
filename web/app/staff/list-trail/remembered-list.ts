import { z } from 'zod';
import { MANAGE_PATH } from '../session/staff-paths';

/** The list of cards that was looked at last in this tab: where it is and which cards it has, without their names. */
const rememberedList = z.object({
  /** Path and query of the list. */
  address: z.string().startsWith(MANAGE_PATH),
  /** The cards of its page, in its order. */
  ids: z.array(z.string()),
});
type RememberedList = z.infer<typeof rememberedList>;

/** Logging out clears it with all other storage. */
const KEY = 'upfield-managed-list';

/** Where a card stands in the list that was looked at last. */
export interface ListPlace {
  /** Leads back to the list. */
  address: string;
  /** Id of the card after it; null for the last one of the page. */
  next: string | null;
  /** From 1. */
  number: number;
  count: number;
}

/** @returns null for a card that the list does not have */
export function placeInList({ address, ids }: RememberedList, id: string): ListPlace | null {
  const index = ids.indexOf(id);
  if (index < 0) return null;
  return { address, next: ids[index + 1] ?? null, number: index + 1, count: ids.length };
}

/** Remembers the list for the pages of its cards. A browser without storage has no way back, and nothing else. */
export function rememberList(list: RememberedList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch (error) {
    console.warn('The list could not be remembered.', error);
  }
}

/** The place of a card in the remembered list. */
export function rememberedPlace(id: string): ListPlace | null {
  try {
    const list = rememberedList.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return list.success ? placeInList(list.data, id) : null;
  } catch (error) {
    console.warn('The list could not be read.', error);
    return null;
  }
}
