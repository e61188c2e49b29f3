import { z } from 'zod';
import { IMAGE_TYPES } from './image-type';
import type { Message } from './messages';
import { PRODUCT_SLUG } from './product';

/** Bytes of a megabyte, as the limits of pictures count them. */
export const MEGABYTE = 1024 * 1024;

/** Largest upload in bytes, by the picture's place (specification §5 "Image rules"). */
export const IMAGE_MAX_BYTES = { card: 5 * MEGABYTE, banner: 10 * MEGABYTE } as const;

/** Most pixels a picture may unpack to, those of all its frames together. */
export const IMAGE_MAX_PIXELS = 50_000_000;

/** Most frames of an animation. */
export const IMAGE_MAX_FRAMES = 300;

/** Longer side that a stored picture has at most, in pixels, by its place: twice what a screen shows of it. */
export const IMAGE_MAX_SIDE = { card: 1600, banner: 2400 } as const;

/** Longest address of a stored picture, in characters. */
export const IMAGE_URL_MAX = 2000;

/** Browsers may keep a player's picture for this long; it is gone from the site at once. */
export const IMAGE_CACHE_HOURS = 24;

/** An upload that no card claims is collected after this long. */
export const UNCLAIMED_UPLOAD_HOURS = 24;

export type ImageKind = keyof typeof IMAGE_MAX_BYTES;
export const imageKind = z.enum(['card', 'banner']);

/** What the rules look at: a browser's `File` or an upload at the server fits. */
export interface ImageFile {
  type: string;
  size: number;
}

/**
 * The rule of one picture (specification §5 "Image rules").
 * @param file absent is valid, a picture is optional
 * @returns the message of the first broken rule, or null
 */
export function imageProblem(file: ImageFile | null | undefined, kind: ImageKind): Message | null {
  if (!file) return null;
  if (file.type === 'image/heic') return { key: 'image.heic' };
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return { key: 'image.type' };
  const limit = IMAGE_MAX_BYTES[kind];
  if (file.size > limit) return { key: 'image.size', values: { max: limit / MEGABYTE } };
  return null;
}

/** What a picture unpacks to: pixels of one frame, and how many frames there are. */
export interface ImageSize {
  width: number;
  height: number;
  frames: number;
}

/**
 * Refuses a picture that would unpack to more than a server should hold, in words that name the limit.
 * @returns the message, or null for a picture that may be unpacked
 */
export function imageSizeProblem({ width, height, frames }: ImageSize): Message | null {
  if (frames > IMAGE_MAX_FRAMES) return { key: 'image.frames', values: { frames, max: IMAGE_MAX_FRAMES } };
  if (width * height * frames <= IMAGE_MAX_PIXELS) return null;
  const values = { width, height, frames, max: IMAGE_MAX_PIXELS / 1_000_000 };
  return { key: frames > 1 ? 'image.pixels.animation' : 'image.pixels', values };
}

/**
 * The stored file's key: what follows the last `/upfield/` and precedes the next dot (specification §3, Image).
 * @returns null for an address that is not one of our uploads
 */
export function fileKeyOf(imageUrl: string): string | null {
  const mark = `/${PRODUCT_SLUG}/`;
  const start = imageUrl.lastIndexOf(mark);
  if (start < 0) return null;
  const key = imageUrl.slice(start + mark.length).split('.', 1)[0];
  return key && /^[\w-]+$/.test(key) ? key : null;
}

export const uploadAnswer = z.object({ imageUrl: z.string() });
