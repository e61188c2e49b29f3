import { PRODUCT_SLUG, VERSION_PARAMETER } from '@upfield/cms/contract/product';

/** Of a shared link: what messengers and networks show in full (Open Graph's 1.91 to 1), in a format that all of them read. */
export const SHARED_PICTURE = { width: 1200, height: 630, type: 'image/jpeg', extension: 'jpg' } as const;

/** Widths in which pages offer a picture, in pixels: from a thumbnail to a full window. A picture is never enlarged. */
export const PICTURE_WIDTHS = [80, 160, 320, 480, 640, 800, 960, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Formats of these widths and their types, the smaller first. */
export const PICTURE_FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** What is made of a stored picture. With the width comes the whole picture, in its own shape. */
export type PictureVariant = { kind: 'share' } | { kind: 'width'; width: PictureWidth; format: PictureFormat };

export const SHARE: PictureVariant = { kind: 'share' };

/** What an address asks for. */
export interface PictureRequest {
  variant: PictureVariant;
  /** File below `/uploads/`. */
  file: string;
  /** Version of a file of the media library, as its own address names it; empty for none. */
  version: string;
}

const BASE = '/pictures/';

const FILE = `(?:${PRODUCT_SLUG}/)?[\\w-][\\w.-]*\\.(?:jpe?g|png|gif|webp|avif)`;
const UPLOAD = new RegExp(`^/uploads/(${FILE})$`, 'i');
const VARIANTS = ['share', ...PICTURE_WIDTHS].join('|');
const EXTENSIONS = [SHARED_PICTURE.extension, ...Object.keys(PICTURE_FORMATS)].join('|');
const MADE = new RegExp(`^(${VARIANTS})/(${FILE})\\.(${EXTENSIONS})$`, 'i');
const VERSION_QUERY = new RegExp(`^(?:\\?${VERSION_PARAMETER}=([0-9a-z]{1,12}))?$`);

/**
 * Address of a stored picture in one of our variants.
 * @param url of the upload, a path on our origin with its version where it has one
 * @returns null for anything but an uploaded picture that everybody may see
 */
export function pictureAddress(variant: PictureVariant, url: string): string | null {
  const [path = ''] = url.split('?', 1);
  const file = UPLOAD.exec(path)?.[1];
  // Any other query is the signature that opens a picture to staff alone.
  const version = VERSION_QUERY.exec(url.slice(path.length));
  return file && version ? `${BASE}${nameOf(variant)}/${file}.${extensionOf(variant)}${version[0]}` : null;
}

/** Address of the picture that a variant is made of, a path at the CMS and on our origin. */
export const originalAddress = ({ file, version }: Pick<PictureRequest, 'file' | 'version'>): string =>
  `/uploads/${file}${queryOf(version)}`;

const queryOf = (version: string) => (version ? `?${VERSION_PARAMETER}=${encodeURIComponent(version)}` : '');

const nameOf = (variant: PictureVariant) => (variant.kind === 'share' ? 'share' : String(variant.width));

const extensionOf = (variant: PictureVariant) => (variant.kind === 'share' ? SHARED_PICTURE.extension : variant.format);

/** Content type of a variant. */
export const typeOf = (variant: PictureVariant): string =>
  variant.kind === 'share' ? SHARED_PICTURE.type : PICTURE_FORMATS[variant.format];

/** Whether a path is below the address of all pictures. */
export const isPicturePath = (path: string): boolean => path.startsWith(BASE);

/**
 * Reads an address.
 * @param address path and query as they were sent, below `isPicturePath`
 * @returns null for one that `pictureAddress` would not write
 */
export function parsePictureAddress(address: string): PictureRequest | null {
  const [path = ''] = address.split('?', 1);
  const [, name = '', file = '', extension = ''] = MADE.exec(path.slice(BASE.length)) ?? [];
  const query = VERSION_QUERY.exec(address.slice(path.length));
  const variant = variantOf(name, extension);
  return variant && query && { variant, file, version: query[1] ?? '' };
}

function variantOf(name: string, extension: string): PictureVariant | null {
  if (name === 'share') return extension === SHARED_PICTURE.extension ? SHARE : null;
  const width = PICTURE_WIDTHS.find((known) => String(known) === name);
  const isFormat = Object.hasOwn(PICTURE_FORMATS, extension);
  return width && isFormat ? { kind: 'width', width, format: extension as PictureFormat } : null;
}
