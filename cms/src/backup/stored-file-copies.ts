import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../storage/stored-file';
import { archivedFile } from './archived-file';
import { type ArchivedFile, PICTURES } from './manifest';
import type { NamedFile } from './named-files';

/** Files copied at the same time: a bucket answers each only after a while. */
const AT_ONCE = 8;

/** Copies of stored files in the folder that becomes the archive. */
export class StoredFileCopies {
  /** Version of each file that was copied, by its name. */
  private readonly versions = new Map<string, string>();

  /** @param folder in which they stand under `pictures/` */
  constructor(
    private readonly store: FileStore,
    private readonly folder: string,
  ) {
    mkdirSync(join(folder, PICTURES));
  }

  /** Copies the files that are new or were replaced since; those that the storage does not have are missing. */
  async take(files: NamedFile[]): Promise<void> {
    const changed = files.filter(({ name, version }) => this.versions.get(name) !== version);
    for (let start = 0; start < changed.length; start += AT_ONCE) {
      await Promise.all(changed.slice(start, start + AT_ONCE).map((file) => this.takeOne(file)));
    }
  }

  /** Forgets the files that are not named any more. */
  async keepOnly(files: NamedFile[]): Promise<void> {
    const named = new Set(files.map(({ name }) => name));
    for (const name of this.versions.keys()) if (!named.has(name)) await this.forget(name);
  }

  /** @returns the names of files that are not there */
  missing(files: NamedFile[]): string[] {
    return files.map(({ name }) => name).filter((name) => !this.versions.has(name));
  }

  /** As the manifest names them. */
  async archived(): Promise<ArchivedFile[]> {
    const all = [];
    for (const name of this.versions.keys()) all.push(await archivedFile(this.folder, `${PICTURES}/${name}`));
    return all;
  }

  private async takeOne({ name, version }: NamedFile): Promise<void> {
    await this.forget(name);
    const file = await this.store.find(name);
    if (!file) return;
    const path = this.pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    const bytes = file.size === 0 ? Readable.from([]) : await file.read({ start: 0, end: file.size - 1 });
    await pipeline(bytes, createWriteStream(path));
    // A file that was written to meanwhile is taken again in the next round.
    if ((await stat(path)).size === file.size) this.versions.set(name, version);
  }

  private async forget(name: string): Promise<void> {
    this.versions.delete(name);
    await rm(this.pathOf(name), { force: true });
  }

  private readonly pathOf = (name: string) => join(this.folder, PICTURES, name);
}
