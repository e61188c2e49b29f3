import type { PlayerCard } from '@upfield/cms/contract';
import { GALLERY_PAGE_SIZE } from '@upfield/cms/contract/card-list';
import { ContentUnreachableError, languageOf } from '~/content.server';
import { readCards } from '../gallery/gallery-cards.server';
import { type GalleryQuery, isList } from '../rules/gallery-address';
import { pageCount } from '../rules/gallery-groups';
import { shownPosition } from '../shown-card.server';
import type { TileCard } from '../sticker/sticker-fields';

/** A player before or after another one in a list, with the page of the list that has the player. */
export interface Neighbour {
  id: string;
  name: string;
  page: number;
}

/** Where a player stands in the list that the page was opened from. */
export interface ListAround {
  query: GalleryQuery;
  /** The position that is looked for, as the page prints it. */
  position: string | undefined;
  total: number;
  /** From 1. */
  place: number;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The cards of a page of a list; none when they cannot be read: the player's own page is shown without them. */
async function cardsOf(request: Request, query: GalleryQuery): Promise<{ cards: TileCard[]; total: number }> {
  try {
    return (await readCards(request, query)).data;
  } catch (error) {
    if (error instanceof ContentUnreachableError) return { cards: [], total: 0 };
    throw error;
  }
}

/**
 * Looks for a player on one page of a list, and for who stands before and after.
 * @returns null when the address names no list, or the player is not on that page of it
 */
export async function listAround(request: Request, query: GalleryQuery, id: string): Promise<ListAround | null> {
  if (!isList(query)) return null;
  const { page } = query;
  const { cards, total } = await cardsOf(request, query);
  const at = cards.findIndex((card) => card.id === id);
  if (at < 0) return null;
  const isFirst = at === 0;
  const isLast = at === cards.length - 1;
  const position = query.position && shownPosition(query.position, languageOf(request), cards[at]?.sport?.name);
  return {
    query,
    position,
    total,
    place: (page - 1) * GALLERY_PAGE_SIZE + at + 1,
    previous: isFirst && page > 1 ? await neighbour(request, query, page - 1, -1) : named(cards[at - 1], page),
    next:
      isLast && page < pageCount(total, GALLERY_PAGE_SIZE)
        ? await neighbour(request, query, page + 1, 0)
        : named(cards[at + 1], page),
  };
}

/** The card at a place of another page; from its end where the place is negative. */
async function neighbour(request: Request, query: GalleryQuery, page: number, at: number): Promise<Neighbour | null> {
  const { cards } = await cardsOf(request, { ...query, page });
  return named(cards.at(at), page);
}

const named = (card: TileCard | undefined, page: number): Neighbour | null =>
  card ? { id: card.id, name: `${card.name} ${card.lastName}`, page } : null;

/** How many similar players a page shows. */
const SIMILAR = 3;

/** Players of the same sport and position, then of the same sport and class; fewer, or none, where there are no more. */
export async function similarPlayers(request: Request, card: PlayerCard): Promise<TileCard[]> {
  const { id, sport, sportPosition, highSchoolGraduation } = card;
  if (!sport) return [];
  const like = { sport: sport._id, page: 1 };
  const ofPosition = sportPosition ? otherCards(await cardsOf(request, { ...like, position: sportPosition }), id) : [];
  if (ofPosition.length >= SIMILAR) return ofPosition.slice(0, SIMILAR);
  const ofClass = otherCards(await cardsOf(request, { ...like, graduation: highSchoolGraduation }), id);
  const known = new Set(ofPosition.map((card) => card.id));
  return [...ofPosition, ...ofClass.filter((card) => !known.has(card.id))].slice(0, SIMILAR);
}

/** The cards of a list without one, those that come after it first. */
function otherCards({ cards }: { cards: TileCard[] }, id: string): TileCard[] {
  const at = cards.findIndex((card) => card.id === id);
  return [...cards.slice(at + 1), ...cards.slice(0, Math.max(at, 0))];
}
