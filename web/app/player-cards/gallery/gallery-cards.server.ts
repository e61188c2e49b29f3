import { GALLERY_PAGE_SIZE } from '@upfield/cms/contract/card-list';
import { type Answer, getPlayerCards, type PlayerCardFilter, type PlayerCards } from '~/content.server';
import type { GalleryQuery } from '../rules/gallery-address';
import { TILE_FIELDS } from '../sticker/sticker-fields';

/**
 * One page of the cards that fit, and how many there are on all pages.
 * @throws ContentUnreachableError
 */
export function readCards(query: GalleryQuery): Promise<Answer<PlayerCards<(typeof TILE_FIELDS)[number]>>> {
  const filter = { ...query, pageSize: GALLERY_PAGE_SIZE };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const texts: PlayerCardFilter = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  return getPlayerCards(TILE_FIELDS, texts);
}
