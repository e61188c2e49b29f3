import { ContentUnreachableError, getPlayerCards, languageOf } from '~/content.server';
import { shownCard } from '../shown-card.server';
import type { FanCard } from './sticker-fan';
import { STICKER_FIELDS } from './sticker-fields';

/** Cards to choose from: enough for three countries. */
const CHOICE = '24';

/** The stickers beside the lead form. Empty when the cards cannot be read: they are decoration. */
export async function loadFan(request: Request): Promise<FanCard[]> {
  try {
    const { data } = await getPlayerCards(request, STICKER_FIELDS, { page: '1', pageSize: CHOICE });
    return fanOf(data.cards).map((card) => shownCard(card, languageOf(request)));
  } catch (error) {
    if (error instanceof ContentUnreachableError) return [];
    throw error;
  }
}

const FAN_SIZE = 3;

/** The first cards of three different countries, for the fan of stickers; none when there are not three. */
export function fanOf<Card extends { country?: string | null }>(cards: readonly Card[]): Card[] {
  const firsts = cards.filter((card, index) => cards.findIndex(({ country }) => country === card.country) === index);
  return firsts.length < FAN_SIZE ? [] : firsts.slice(0, FAN_SIZE);
}
