import { imageTypeOf } from '../contract';

/** Formats of pictures that the site takes, by the name that the decoder uses. */
export const FORMATS = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  gif: { extension: 'gif', mime: 'image/gif' },
  webp: { extension: 'webp', mime: 'image/webp' },
} as const;

export type ImageFormat = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as ImageFormat[];

/**
 * The decoder's name of a file's format, by the content.
 * @param bytes the file, or at least its first `IMAGE_TYPE_BYTES`
 * @returns null for anything but the four formats
 */
export function formatOf(bytes: Buffer): ImageFormat | null {
  const type = imageTypeOf(bytes);
  return NAMES.find((name) => FORMATS[name].mime === type) ?? null;
}
