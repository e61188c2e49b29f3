import {
  type CardAddresses,
  type CardListQuery,
  cardAddresses,
  type Gallery,
  gallery,
  LIST_FIELDS,
  type ListField,
  type PlayerCard,
  playerCard,
  playerCardAnswer,
  type Sport,
  sportList,
  suggestion,
} from '@upfield/cms/contract';
import { z } from 'zod';
import { languageOf } from './page-language';
import { type Answer, mapAnswer, read, readCounted } from './read';

/** Filters of GET /player-cards, as text (decisions, HTTP contract). */
export type PlayerCardFilter = Partial<Record<Exclude<keyof CardListQuery, 'fields' | 'visibility'>, string>>;

export interface PlayerCards<Field extends ListField> {
  cards: Pick<PlayerCard, 'id' | Field>[];
  /** Cards that fit the filter on all pages together. */
  total: number;
}

/**
 * Public cards.
 * @param request of a page, in whose language sports are named
 * @param fields what a card carries beside its id; fewer make a lighter answer
 * @param filter with no `page`, every card comes
 * @throws ContentRefusedError for a filter that is not valid, ContentUnreachableError
 */
export async function getPlayerCards<Field extends ListField = ListField>(
  request: Request,
  fields: readonly Field[] = LIST_FIELDS as readonly ListField[] as readonly Field[],
  filter: PlayerCardFilter = {},
): Promise<Answer<PlayerCards<Field>>> {
  const query = new URLSearchParams({ ...filter, fields: ['id', ...fields].join(','), locale: languageOf(request) });
  const answer = await readCounted({ path: `/player-cards?${query}`, schema: cardsOf(fields), about: 'people' });
  return mapAnswer(answer, ({ data, total }) => ({ cards: data, total }));
}

/** The gallery as a visitor opens it. */
export interface GalleryStart<Field extends ListField> {
  /** The first cards of each sport in display order, then of no sport, how many there are of each in all, and its positions. */
  groups: { sport: Sport | null; total: number; cards: Pick<PlayerCard, 'id' | Field>[]; positions: string[] }[];
  /** Earliest and latest high school graduation. */
  years: Gallery['years'];
}

/**
 * The first cards of every sport, in one call.
 * @param request of a page, in whose language sports are named
 * @param fields what a card carries beside its id
 * @throws ContentUnreachableError
 */
export function getGallery<Field extends ListField>(
  request: Request,
  fields: readonly Field[],
): Promise<Answer<GalleryStart<Field>>> {
  const query = new URLSearchParams({ fields: ['id', ...fields].join(','), locale: languageOf(request) });
  const schema = gallery.extend({
    groups: z.array(gallery.shape.groups.element.extend({ cards: cardsOf(fields) })),
  });
  return read({ path: `/gallery?${query}`, schema, about: 'people' });
}

/**
 * What was probably meant by a search that finds no card.
 * @throws ContentUnreachableError
 */
export async function getSuggestion(q: string): Promise<Answer<string | null>> {
  const path = `/player-cards/suggestion?${new URLSearchParams({ q })}`;
  return mapAnswer(await read({ path, schema: suggestion, about: 'people' }), (body) => body.q);
}

/** Schemas by the fields that pages ask for. */
const schemas = new Map<string, z.ZodType>();

/** Schema of a list of cards that are cut to `fields`. */
function cardsOf<Field extends ListField>(fields: readonly Field[]): z.ZodType<Pick<PlayerCard, 'id' | Field>[]> {
  const name = fields.join();
  const known = schemas.get(name) ?? z.array(cardOf(fields));
  schemas.set(name, known);
  return known as z.ZodType<Pick<PlayerCard, 'id' | Field>[]>;
}

/** Schema of a card that is cut to `fields`. */
function cardOf<Field extends ListField>(fields: readonly Field[]): z.ZodType<Pick<PlayerCard, 'id' | Field>> {
  const mask = Object.fromEntries(['id', ...fields].map((field) => [field, true]));
  // zod types a cut by its literal keys; here they are known by their type parameter alone.
  return playerCard.pick(mask as { id: true }) as z.ZodType as z.ZodType<Pick<PlayerCard, 'id' | Field>>;
}

/**
 * One public card.
 * @param request of a page, in whose language its sport is named
 * @throws ContentNotFoundError for an unknown or not public one, ContentUnreachableError
 */
export async function getPlayerCard(request: Request, id: string): Promise<Answer<PlayerCard>> {
  const answer = await read({
    path: `/player-cards/${encodeURIComponent(id)}?locale=${languageOf(request)}`,
    schema: playerCardAnswer,
    about: 'people',
  });
  return mapAnswer(answer, (body) => body.playerCard);
}

/**
 * The public cards that search engines may find, and how many there are on all pages.
 * @param page from 1, each of `SITEMAP_FILE_SIZE`
 * @throws ContentUnreachableError
 */
export function getCardAddresses(page: number): Promise<Answer<CardAddresses>> {
  return read({ path: `/player-cards/addresses/${page}`, schema: cardAddresses, about: 'people' });
}

/** Sports in display order, named in the language of the page that a request is for. */
export function getSports(request: Request): Promise<Answer<Sport[]>> {
  return read({ path: `/sports?locale=${languageOf(request)}`, schema: sportList, about: 'site' });
}
