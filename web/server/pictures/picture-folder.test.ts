import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PictureFolder } from './picture-folder';

const KILOBYTE = 1024;
const bytes = (kilobytes: number) => Buffer.alloc(kilobytes * KILOBYTE, 1);
const made = (original: string, name = '320-a.avif') => ({ original, name });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upfield-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it('gives back what it keeps, and nothing else', async () => {
  const pictures = new PictureFolder(folder, 100 * KILOBYTE);
  await pictures.keep(made('a.png'), bytes(1));
  expect(await pictures.read(made('a.png'))).toEqual(bytes(1));
  expect(await pictures.read(made('a.png', '320-b.avif'))).toBeNull();
  expect(await pictures.read(made('b.png'))).toBeNull();
});

it('deletes what was not shown for longest when the room is used up', async () => {
  const pictures = new PictureFolder(folder, 40 * KILOBYTE);
  await pictures.keep(made('a.png'), bytes(8));
  await pictures.keep(made('b.png'), bytes(8));
  await pictures.keep(made('a.png', '640-a.avif'), bytes(8));
  await pictures.read(made('b.png'));
  await pictures.keep(made('c.png'), bytes(8));
  await expect.poll(() => pictures.read(made('a.png'))).toBeNull();
  expect(await pictures.read(made('b.png'))).not.toBeNull();
  expect(pictures.bytes).toBeLessThanOrEqual(40 * KILOBYTE);
});

it('deletes all that was made of an original', async () => {
  const pictures = new PictureFolder(folder, 100 * KILOBYTE);
  for (const name of ['320-a.avif', '320-a.webp', '640-a.avif']) await pictures.keep(made('a.png', name), bytes(1));
  await pictures.keep(made('b.png'), bytes(1));
  pictures.delete('a.png');
  await expect.poll(filesIn).toHaveLength(1);
});

it('knows after a restart what is there, and for how long players’ pictures may stay', async () => {
  const before = new PictureFolder(folder, 100 * KILOBYTE);
  for (const name of ['a.png', 'upfield/old.png', 'upfield/new.png']) await before.keep(made(name), bytes(8));
  await writeFile(join(folder, 'notes.txt'), 'not ours');
  const old = (await filesIn()).filter((path) => path.includes('people'))[0] ?? '';
  await utimes(old, new Date(), new Date(Date.now() - 25 * 60 * 60_000));

  const after = new PictureFolder(folder, 100 * KILOBYTE);
  await after.load();
  await expect.poll(async () => (await filesIn()).length).toBe(3);
  expect(await after.read(made('a.png'))).toEqual(bytes(8));
  expect(after.bytes).toBe(2 * (8 + 4) * KILOBYTE);

  const smaller = new PictureFolder(folder, 13 * KILOBYTE);
  await smaller.load();
  await expect.poll(async () => (await filesIn()).length).toBe(2);
});
