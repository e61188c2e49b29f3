import { ContentUnreachableError, getPlayerCards } from '~/content.server';
import { fanOf } from '../rules/fan';
import type { FanCard } from './sticker-fan';
import { STICKER_FIELDS } from './sticker-fields';

/** Cards to choose from: enough for three countries. */
const CHOICE = '24';

/** The stickers beside the lead form. None while the cards cannot be read: they are decoration, and the form goes without. */
export async function loadFan(): Promise<FanCard[]> {
  try {
    const { data } = await getPlayerCards(STICKER_FIELDS, { page: '1', pageSize: CHOICE });
    return fanOf(data.cards);
  } catch (error) {
    if (error instanceof ContentUnreachableError) return [];
    throw error;
  }
}
