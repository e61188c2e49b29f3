import { GALLERY_PAGE_SIZE } from '@upfield/cms/contract/card-list';
import { type Answer, getPlayerCards, languageOf, type PlayerCardFilter } from '~/content.server';
import type { GalleryQuery } from '../rules/gallery-address';
import { shownCard } from '../shown-card.server';
import { TILE_FIELDS, type TileCard } from '../sticker/sticker-fields';

/**
 * One page of the cards that fit, as the page of a request prints them, and how many there are on all pages.
 * @throws ContentUnreachableError
 */
export async function readCards(
  request: Request,
  query: GalleryQuery,
): Promise<Answer<{ cards: TileCard[]; total: number }>> {
  const filter = { ...query, pageSize: GALLERY_PAGE_SIZE };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const texts: PlayerCardFilter = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const answer = await getPlayerCards(request, TILE_FIELDS, texts);
  const cards = answer.data.cards.map((card) => shownCard(card, languageOf(request)));
  return { ...answer, data: { ...answer.data, cards } };
}
