import { copyFileSync, existsSync, linkSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_SLUG } from '../../cms/src/contract/product.ts';
import { DEMO_PLAYERS, playerSlug } from '../../cms/src/seed/players/index.ts';
import { ROOT } from '../lib/paths.mjs';

const DRAWN = join(ROOT, 'cms/src/seed/pictures');
const SIZES = { card: { width: 900, height: 1152 }, banner: { width: 1600, height: 600 } } as const;

export type PictureKind = keyof typeof SIZES;

/** A picture that was given to a card: its row in the table of pictures. */
export interface StoredPicture {
  key: string;
  extension: string;
  width: number;
  height: number;
  bytes: number;
}

/**
 * Gives every card pictures of its own address, drawn ones of the demo site. Files of the same picture are hard links of
 * one copy, so ten thousand cards take the room of a hundred pictures.
 */
export class PictureStore {
  readonly #folder: string;
  /** The first copy of each drawn picture. */
  readonly #copies = new Map<string, string>();

  /** @param publicFolder of the CMS on disk; a bucket has no hard links */
  constructor(publicFolder: string) {
    this.#folder = join(publicFolder, 'uploads', PRODUCT_SLUG);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** @param number of the card; the same gets the same picture */
  store(kind: PictureKind, sport: string | null, number: number): StoredPicture {
    const drawn = drawnFor(kind, sport);
    const source = drawn[number % drawn.length] ?? '';
    const key = `generated-${kind}-${number}`;
    const file = join(this.#folder, `${key}.webp`);
    if (!existsSync(file)) this.#put(source, file);
    return { key, extension: 'webp', ...SIZES[kind], bytes: statSync(file).size };
  }

  #put(source: string, file: string): void {
    const copy = this.#copies.get(source);
    if (copy) linkSync(copy, file);
    else {
      copyFileSync(source, file);
      this.#copies.set(source, file);
    }
  }
}

/** The drawn pictures of a sport; of all where it has none. */
function drawnFor(kind: PictureKind, sport: string | null): readonly string[] {
  const all = DEMO_PLAYERS.filter(({ drawing }) => drawing[kind]);
  const own = all.filter((player) => player.sport === sport);
  return (own.length > 0 ? own : all).map((player) => join(DRAWN, `${kind}s`, `${playerSlug(player)}.webp`));
}
