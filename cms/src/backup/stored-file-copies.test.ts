import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStore } from '../storage/disk';
import { StoredFileCopies } from './stored-file-copies';

let stored: string;
let folder: string;
let copies: StoredFileCopies;

beforeEach(() => {
  stored = mkdtempSync(join(tmpdir(), 'upfield-stored-'));
  folder = mkdtempSync(join(tmpdir(), 'upfield-copies-'));
  copies = new StoredFileCopies(diskStore(stored), folder);
});
afterEach(() => {
  for (const path of [stored, folder]) rmSync(path, { recursive: true });
});

const store = (name: string, text: string) => writeFileSync(join(stored, name), text);
const copy = (name: string) => readFileSync(join(folder, 'pictures', name), 'utf8');
const archived = async () => (await copies.archived()).map(({ path }) => path);

it('takes what came since, and what was replaced under its name', async () => {
  store('kept.webp', 'as it is');
  store('replaced.webp', 'old');
  await copies.take([
    { name: 'kept.webp', version: '1' },
    { name: 'replaced.webp', version: '1' },
  ]);
  store('kept.webp', 'of the same version, so not read again');
  store('replaced.webp', 'newer');
  store('late.webp', 'late');
  await copies.take([
    { name: 'kept.webp', version: '1' },
    { name: 'replaced.webp', version: '2' },
    { name: 'late.webp', version: '1' },
  ]);
  expect(['kept.webp', 'replaced.webp', 'late.webp'].map(copy)).toEqual(['as it is', 'newer', 'late']);
});

it('says what is missing, and takes it once it is there', async () => {
  const named = [{ name: 'late.webp', version: '1' }];
  await copies.take(named);
  expect(copies.missing(named)).toEqual(['late.webp']);
  store('late.webp', 'late');
  await copies.take(named);
  expect(copies.missing(named)).toEqual([]);
});

it('has no copy of what is not named any more', async () => {
  for (const name of ['kept.webp', 'removed.webp']) store(name, name);
  await copies.take([
    { name: 'kept.webp', version: '1' },
    { name: 'removed.webp', version: '1' },
  ]);
  await copies.keepOnly([{ name: 'kept.webp', version: '1' }]);
  expect(await archived()).toEqual(['pictures/kept.webp']);
  expect(() => copy('removed.webp')).toThrow('ENOENT');
});

it('copies an empty file', async () => {
  store('empty.webp', '');
  await copies.take([{ name: 'empty.webp', version: '1' }]);
  expect(copy('empty.webp')).toBe('');
});
