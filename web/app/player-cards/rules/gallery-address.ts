import { CARD_TEXT_MAX } from '@upfield/cms/contract/card-bounds';
import { PAGE_MAX, SEARCH_TEXT_MAX } from '@upfield/cms/contract/card-list';
import { DOCUMENT_ID_MAX, validStart } from '@upfield/cms/contract/text';

/** What a gallery address asks for. */
export interface GalleryQuery {
  /** Id of a sport. */
  sport?: string;
  /** Words of a name, position or country. */
  q?: string;
  position?: string;
  country?: string;
  /** Year of high school graduation. */
  graduation?: number;
  /** 1 and up. */
  page: number;
}

/** Query parameters of the gallery, in the order of its one address. */
export const GALLERY_PARAMETERS = [
  'sport',
  'q',
  'position',
  'country',
  'graduation',
  'page',
] as const satisfies readonly (keyof GalleryQuery)[];

function text(search: URLSearchParams, name: string, longest: number): string | undefined {
  const value = search.get(name)?.trim().replace(/\s+/g, ' ') ?? '';
  return validStart(value, longest).trim() || undefined;
}

function number(search: URLSearchParams, name: string, pattern: RegExp): number | undefined {
  const value = search.get(name)?.trim() ?? '';
  return pattern.test(value) ? Number(value) : undefined;
}

/** Whether an address asks for one list, rather than for the first cards of every sport. */
export function isList({ sport, q, position, country, graduation }: Partial<GalleryQuery>): boolean {
  return Boolean(sport || q || position || country || graduation);
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
    page: 1,
  };
  const page = number(search, 'page', /^[1-9]\d{0,5}$/) ?? 1;
  return isList(query) ? { ...query, page: Math.min(page, PAGE_MAX) } : query;
}

/** The one address of a gallery view: known parameters in a fixed order, nothing empty, no `page=1`. */
export function galleryAddress(query: Partial<GalleryQuery> = {}): string {
  const search = new URLSearchParams();
  for (const name of ['sport', 'q', 'position', 'country', 'graduation'] as const) {
    const value = query[name];
    if (value) search.set(name, String(value));
  }
  if (query.page && query.page > 1 && isList(query)) search.set('page', String(query.page));
  const text = search.toString();
  return text ? `/player-cards?${text}` : '/player-cards';
}

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
