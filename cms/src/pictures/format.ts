import { imageTypeOf } from '../contract';

/** Formats of pictures that uploads may have, by the name that they have here. */
export const FORMATS = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  gif: { extension: 'gif', mime: 'image/gif' },
  webp: { extension: 'webp', mime: 'image/webp' },
  avif: { extension: 'avif', mime: 'image/avif' },
} as const;

export type PictureFormat = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as PictureFormat[];

/**
 * The format of a picture, by the content.
 * @param bytes the file, or at least its first `IMAGE_TYPE_BYTES`
 * @returns null for anything but these formats
 */
export function formatOf(bytes: Buffer): PictureFormat | null {
  const type = imageTypeOf(bytes);
  return NAMES.find((name) => FORMATS[name].mime === type) ?? null;
}
