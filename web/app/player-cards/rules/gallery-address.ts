import { CARD_TEXT_MAX } from '@upfield/cms/contract/card-bounds';
import { PAGE_MAX, SEARCH_TEXT_MAX } from '@upfield/cms/contract/card-list';
import { DOCUMENT_ID_MAX, validStart } from '@upfield/cms/contract/text';

/** What a gallery address asks for. */
export interface GalleryQuery {
  /** Id of a sport. */
  sport?: string;
  /** Words of a name, position or country, and the year of a class. */
  q?: string;
  position?: string;
  country?: string;
  /** Year of high school graduation. */
  graduation?: number;
  /** Least height in centimetres, one of `LEAST_HEIGHTS`. */
  heightMin?: number;
  /** Least GPA, one of `LEAST_GPAS`. */
  gpaMin?: number;
  /** Only players with a film. */
  film?: 'true';
  /** As sport and last name without it. */
  sort?: GallerySort;
  /** 1 and up. */
  page: number;
}

/** Orders that a visitor may choose, as the API names them. */
export const GALLERY_SORTS = ['highSchoolGraduation', '-gpa', '-height', '-updatedAt'] as const;
export type GallerySort = (typeof GALLERY_SORTS)[number];

/** Heights to choose from, in centimetres: every second inch or so. Others would multiply the pages that are kept. */
export const LEAST_HEIGHTS = [160, 165, 170, 175, 180, 185, 190, 195, 200];
/** GPAs to choose from, for the same reason. */
export const LEAST_GPAS = [2, 2.5, 3, 3.5, 3.8];

/** Query parameters of the gallery, in the order of its one address. */
export const GALLERY_PARAMETERS = [
  'sport',
  'q',
  'position',
  'country',
  'graduation',
  'heightMin',
  'gpaMin',
  'film',
  'sort',
  'page',
] as const satisfies readonly (keyof GalleryQuery)[];

function text(search: URLSearchParams, name: string, longest: number): string | undefined {
  const value = search.get(name)?.trim().replace(/\s+/g, ' ') ?? '';
  return validStart(value, longest).trim() || undefined;
}

/** The value if it is one that can be chosen. */
const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value);

function number(search: URLSearchParams, name: string, pattern: RegExp): number | undefined {
  const value = search.get(name)?.trim() ?? '';
  return pattern.test(value) ? Number(value) : undefined;
}

/** Those that pick cards or put them in order. */
const CHOICES = GALLERY_PARAMETERS.filter((name) => name !== 'page');

/** Whether an address asks for one list, rather than for the first cards of every sport. */
export function isList(query: Partial<GalleryQuery>): boolean {
  return CHOICES.some((name) => query[name]);
}

/** Whether cards are looked for by more than their sport. */
export function isSearch({ sport, ...query }: Partial<GalleryQuery>): boolean {
  return isList(query);
}

/** Reads the query of `/player-cards`; invalid parameters are left out, so that the request can be redirected to a valid address. */
export function readGalleryQuery(search: URLSearchParams): GalleryQuery {
  const sport = text(search, 'sport', DOCUMENT_ID_MAX);
  const query: GalleryQuery = {
    sport: sport && /^[\w-]+$/.test(sport) ? sport : undefined,
    q: text(search, 'q', SEARCH_TEXT_MAX),
    position: text(search, 'position', CARD_TEXT_MAX.position),
    country: text(search, 'country', CARD_TEXT_MAX.country),
    graduation: number(search, 'graduation', /^(19|20)\d{2}$/),
    heightMin: oneOf(LEAST_HEIGHTS, number(search, 'heightMin', /^\d{3}$/)),
    gpaMin: oneOf(LEAST_GPAS, number(search, 'gpaMin', /^\d(\.\d)?$/)),
    film: oneOf(['true'] as const, search.get('film')),
    sort: oneOf(GALLERY_SORTS, search.get('sort')),
    page: 1,
  };
  const page = number(search, 'page', /^[1-9]\d{0,5}$/) ?? 1;
  return isList(query) ? { ...query, page: Math.min(page, PAGE_MAX) } : query;
}

/** What a gallery view adds to an address: known parameters in a fixed order, nothing empty, no `page=1`. */
function searchOf(query: Partial<GalleryQuery>): string {
  const search = new URLSearchParams();
  for (const name of CHOICES) {
    const value = query[name];
    if (value) search.set(name, String(value));
  }
  if (query.page && query.page > 1 && isList(query)) search.set('page', String(query.page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The one address of a gallery view. */
export const galleryAddress = (query: Partial<GalleryQuery> = {}): string => `/player-cards${searchOf(query)}`;

/** A player's page, which leads back to the list, and on in it, where one is named. */
export const playerAddress = (id: string, list: Partial<GalleryQuery> = {}): string =>
  `/player-cards-detail/${id}${searchOf(list)}`;

const isKnown = (name: string) => GALLERY_PARAMETERS.some((known) => known === name);

/** The same parameters in another order ask for the same: the page cache sorts them. */
function sorted(search: URLSearchParams): string {
  const copy = new URLSearchParams(search);
  copy.sort();
  return copy.toString();
}

/**
 * Where a request must be sent so that every view has one address. Unknown parameters never cause a redirect (decisions,
 * Caches and what may be shown).
 * @returns null when the address is right already, with its parameters in any order
 */
export function redirectToCanonical(url: URL): string | null {
  const asked = new URLSearchParams([...url.searchParams].filter(([name]) => isKnown(name)));
  const canonical = galleryAddress(readGalleryQuery(asked));
  const [, wanted = ''] = canonical.split('?', 2);
  return sorted(new URLSearchParams(wanted)) === sorted(asked) ? null : canonical;
}
