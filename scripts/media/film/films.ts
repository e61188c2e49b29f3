import type { Framing } from '../pitch/framing.ts';

/** One cut of the board: which part of the pitch, at which size. */
export interface Film {
  readonly file: string;
  readonly framing: Framing;
  readonly quality: Quality;
  /** Bytes of one of its files, at most. */
  readonly largest: number;
}

/** Constant rate factors: the lower, the finer. */
export interface Quality {
  readonly vp9: number;
  readonly h264: number;
}

/** A still, for visitors without video: shown under reduced motion, on slow lines and before the film is there. */
export interface Poster {
  readonly file: string;
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly quality: number;
  /** Pixels, where the file is smaller than the framing. */
  readonly width?: number;
  readonly framing: Framing;
  /** The instant, in seconds. */
  readonly at: number;
}

const hero: Framing = { width: 1600, height: 900, along: 0.5, across: 0.5 };
const gallery: Framing = { width: 1600, height: 600, along: 0.5, across: 0.35 };
/** Before a player's own film is loaded: the attack, in the shape of a video. */
const video: Framing = { width: 1280, height: 720, along: 0.8, across: 0.5 };
const phone: Framing = { width: 780, height: 1400, along: 0.62, across: 0.5 };

const WIDE = { quality: { vp9: 44, h264: 29 }, largest: 900_000 };
const PHONE = { quality: { vp9: 50, h264: 37 }, largest: 180_000 };

/** Those for phones are the wide ones' names with "-small", as their stills are. */
export const films = {
  hero: { file: 'pitch-hero', framing: hero, ...WIDE },
  gallery: { file: 'pitch-gallery', framing: gallery, ...WIDE },
  'hero-small': { file: 'pitch-hero-small', framing: { ...phone, width: 468, height: 840 }, ...PHONE },
  'gallery-small': { file: 'pitch-gallery-small', framing: { ...gallery, width: 800, height: 300 }, ...PHONE },
} as const satisfies Record<string, Film>;

export const posters: readonly Poster[] = [
  { file: 'pitch-hero.avif', format: 'avif', quality: 45, framing: hero, at: 9.9 },
  // At most 25 KB: the first picture of a phone.
  { file: 'pitch-hero-small.avif', format: 'avif', quality: 42, width: 600, framing: phone, at: 9.9 },
  { file: 'pitch-gallery.avif', format: 'avif', quality: 45, framing: gallery, at: 9.6 },
  { file: 'pitch-gallery-small.avif', format: 'avif', quality: 50, width: 800, framing: gallery, at: 9.6 },
  { file: 'pitch-hero.webp', format: 'webp', quality: 80, framing: hero, at: 9.9 },
  { file: 'pitch-hero.jpg', format: 'jpeg', quality: 80, framing: hero, at: 9.9 },
  { file: 'pitch-hero-small.webp', format: 'webp', quality: 80, framing: phone, at: 9.9 },
  { file: 'pitch-gallery.webp', format: 'webp', quality: 80, framing: gallery, at: 9.6 },
  { file: 'pitch-video.webp', format: 'webp', quality: 80, framing: video, at: 11.4 },
];
