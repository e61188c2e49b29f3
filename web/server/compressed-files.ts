import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CODINGS, type Coded, type Coding, EFFORT, encode, isWorthCoding } from './content-coding';

/** Suffixes of the compressed files. */
const ENDING: Record<Coding, string> = { br: '.br', gzip: '.gz' };

/** A compressed file is written only if it saves a tenth: pictures, films and fonts are compressed already. */
const WORTHWHILE = 0.9;

/** Where Vite puts the files that have a hash in their name. */
const ASSETS = /^assets\//;

/** During the build: writes compressed forms beside the browser's files, at levels too slow for compressing at request time. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => ASSETS.test(name));
      await Promise.all(names.map((name) => compressFile(join(dir, name))));
    },
  };
}

/** @param file path of the file to put compressed forms beside; those of an equal file, which has an equal name, stay */
export async function compressFile(file: string): Promise<void> {
  if (CODINGS.some((coding) => existsSync(file + ENDING[coding]))) return;
  const bytes = await readFile(file);
  if (!isWorthCoding(bytes)) return;
  for (const coding of CODINGS) {
    const form = await encode(bytes, coding, EFFORT.file);
    if (form.byteLength < bytes.byteLength * WORTHWHILE) await writeFile(file + ENDING[coding], form);
  }
}

/** @returns by the name of each file in the folder those of its compressed forms */
export function compressedForms(folder: string): ReadonlyMap<string, Coded<string>> {
  const names = new Set(readdirSync(folder));
  return new Map([...names].map((name) => [name, formsOf(name, names)]));
}

function formsOf(name: string, names: ReadonlySet<string>): Coded<string> {
  const forms = CODINGS.map((coding) => [coding, name + ENDING[coding]] as const);
  return Object.fromEntries(forms.filter(([, form]) => names.has(form)));
}
