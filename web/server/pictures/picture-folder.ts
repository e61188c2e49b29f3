import { createHash, randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { LRUCache } from 'lru-cache';
import { log } from '~/log.server/log';
import { isOfPerson } from './gate';

/** A made picture: its original, and a name that is another one for everything it depends on. */
export interface MadeName {
  /** File below `/uploads/`. */
  original: string;
  /** Such as `480-{hash}.avif`. */
  name: string;
}

/** Sizes in bytes, by name, of what was made of one original. */
type Sizes = ReadonlyMap<string, number>;

/** A file takes whole blocks of the disk, and so does its folder. */
const BLOCK = 4096;
const onDisk = (bytes: number) => Math.ceil(bytes / BLOCK) * BLOCK;
const sizeOf = (sizes: Sizes) => [...sizes.values()].reduce((sum, bytes) => sum + onDisk(bytes), BLOCK);

const HOUR_MS = 60 * 60_000;
/** After this long without being shown a player's picture is deleted here, so that none outlives its original for longer. */
const PERSON_TTL_MS = 24 * HOUR_MS;

const PEOPLE = 'people';
const SITE = 'site';
/** Paths in the folder that this class writes; it touches no other. */
const OURS = new RegExp(`^(${PEOPLE}|${SITE})/([0-9a-f]{32})/([\\w-]+\\.\\w+)(\\.[\\w-]+\\.tmp)?$`);

const placeOf = (original: string) => {
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 32);
  return `${isOfPerson(original) ? PEOPLE : SITE}/${hash}`;
};
const ttlOf = (place: string) => (place.startsWith(PEOPLE) ? PERSON_TTL_MS : 0);

/**
 * Made pictures on the disk, within a bound of bytes: those that were not shown for longest go first, with everything made of the
 * same original. It does not know whether a picture may be shown. Several processes may share a folder; each holds the bound
 * for what it knows of.
 */
export class PictureFolder {
  readonly #places: LRUCache<string, Sizes>;

  /**
   * @param folder absolute path; made when it is needed
   * @param maxBytes room on the disk
   */
  constructor(
    private readonly folder: string,
    maxBytes: number,
  ) {
    this.#places = new LRUCache<string, Sizes>({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      updateAgeOnGet: true,
      noDisposeOnSet: true,
      dispose: (_sizes, place) => void this.#remove(place),
    });
    setInterval(() => this.#places.purgeStale(), HOUR_MS).unref();
  }

  /** Bytes that the known pictures take. */
  get bytes(): number {
    return this.#places.calculatedSize;
  }

  /** Learns what earlier processes left, oldest first, and deletes what exceeds the bound or is too old. */
  async load(): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(noFiles);
    const found = await Promise.all(entries.filter((entry) => entry.isFile()).map((entry) => this.#describe(entry)));
    for (const { place, name, size, changedAt } of found.flat().sort((one, other) => one.changedAt - other.changedAt)) {
      this.#add(place, name, size, performance.now() - Math.max(0, Date.now() - changedAt));
    }
    this.#places.purgeStale();
  }

  /** @returns null for a picture that is not kept */
  async read({ original, name }: MadeName): Promise<Buffer | null> {
    const place = placeOf(original);
    // Also says that the picture was used, and evicts it where its time is over.
    const known = this.#places.get(place);
    const bytes = await readFile(join(this.folder, place, name)).catch(absent);
    if (bytes && !known?.has(name)) this.#add(place, name, bytes.byteLength);
    return bytes;
  }

  /** Keeps a picture. The folder then has either the whole file or none. @throws when the disk does not take it */
  async keep({ original, name }: MadeName, bytes: Buffer): Promise<void> {
    const place = placeOf(original);
    const path = join(this.folder, place, name);
    const unfinished = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    this.#add(place, name, bytes.byteLength);
  }

  /** Deletes everything that was made of an original. */
  delete(original: string): void {
    this.#places.delete(placeOf(original));
  }

  /** @param start when it was last used, in milliseconds of `performance.now()` */
  #add(place: string, name: string, bytes: number, start = performance.now()): void {
    const sizes = new Map(this.#places.peek(place)).set(name, bytes);
    this.#places.set(place, sizes, { ttl: ttlOf(place), start });
  }

  async #describe(entry: Dirent) {
    const path = join(entry.parentPath, entry.name);
    const [, kind, hash, name, unfinished] = OURS.exec(relative(this.folder, path)) ?? [];
    if (!name) return [];
    const found = await stat(path).catch(absent);
    if (!found) return [];
    if (unfinished) {
      // Of a process that ended while it wrote, unless it is still writing.
      if (Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { force: true });
      return [];
    }
    return [{ place: `${kind}/${hash}`, name, size: found.size, changedAt: found.mtimeMs }];
  }

  async #remove(place: string): Promise<void> {
    await rm(join(this.folder, place), { recursive: true, force: true }).catch((error: unknown) =>
      log('error', 'A made picture could not be deleted', { error }),
    );
  }
}

const noFiles = (): Dirent[] => [];

function absent(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return null;
}
