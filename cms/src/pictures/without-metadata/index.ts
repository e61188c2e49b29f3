import type { PictureFormat } from '../format';
import { gifWithoutMetadata } from './gif';
import { jpegWithoutMetadata } from './jpeg';
import { pngWithoutMetadata } from './png';
import { webpWithoutMetadata } from './webp';

const REMOVERS: Partial<Record<PictureFormat, (bytes: Buffer) => Buffer | null>> = {
  gif: gifWithoutMetadata,
  jpeg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  webp: webpWithoutMetadata,
};

/**
 * The same coded picture without what is not the picture: each format keeps only the parts that it needs to be shown, so
 * that locations, thumbnails and hidden payloads of any kind are removed. No Node library works by such an allow-list.
 * @param bytes a picture that the decoder has read as a whole
 * @returns null when it cannot be done, AVIF for one
 */
export const withoutMetadata = (bytes: Buffer, format: PictureFormat): Buffer | null =>
  REMOVERS[format]?.(bytes) ?? null;
