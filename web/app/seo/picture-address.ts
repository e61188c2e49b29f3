import { PRODUCT_SLUG } from '@upfield/cms/contract';

/** How a stored picture can be asked for: the one list of what the server makes. `extension` ends the address. */
export const PICTURE_VARIANTS = {
  /** Of a shared link: what messengers and networks show in full (Open Graph's 1.91 to 1), in a format that all of them read. */
  share: { width: 1200, height: 630, type: 'image/jpeg', extension: 'jpg' },
} as const;

export type PictureVariant = keyof typeof PICTURE_VARIANTS;

/** What an address asks for. */
export interface PictureRequest {
  variant: PictureVariant;
  /** File below `/uploads/`. */
  file: string;
  /** Version of a file of the media library, as its own address names it; empty for none. */
  version: string;
}

const BASE = '/pictures/';
const VERSION = 'v';

const FILE = `(?:${PRODUCT_SLUG}/)?[\\w-][\\w.-]*\\.(?:jpe?g|png|gif|webp|avif)`;
const UPLOAD = new RegExp(`^/uploads/(${FILE})$`, 'i');
const MADE = new RegExp(`^(${Object.keys(PICTURE_VARIANTS).join('|')})/(${FILE})\\.([a-z]+)$`, 'i');

/** A base for addresses without a host; it is never asked. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Address of a stored picture in one of our variants.
 * @param url of the upload, a path on our origin with its version where it has one
 * @returns null for anything but an uploaded picture
 */
export function pictureAddress(variant: PictureVariant, url: string): string | null {
  if (!URL.canParse(url, NOWHERE)) return null;
  const { origin, pathname, searchParams } = new URL(url, NOWHERE);
  const file = UPLOAD.exec(pathname)?.[1];
  if (origin !== NOWHERE || file === undefined) return null;
  const version = searchParams.get(VERSION);
  const query = version ? `?${VERSION}=${encodeURIComponent(version)}` : '';
  return `${BASE}${variant}/${file}.${PICTURE_VARIANTS[variant].extension}${query}`;
}

/** Whether a path is below the address of all pictures. */
export const isPicturePath = (path: string): boolean => path.startsWith(BASE);

/**
 * Reads an address.
 * @param path below `isPicturePath`
 * @returns null for one that `pictureAddress` would not write
 */
export function parsePictureAddress(path: string, query: URLSearchParams): PictureRequest | null {
  const [, name = '', file = '', extension = ''] = MADE.exec(path.slice(BASE.length)) ?? [];
  const variant = name as PictureVariant;
  if (!Object.hasOwn(PICTURE_VARIANTS, name) || PICTURE_VARIANTS[variant].extension !== extension) return null;
  return { variant, file, version: query.get(VERSION) ?? '' };
}
