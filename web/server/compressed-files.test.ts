import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressedForms, compressFile } from './compressed-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upfield-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function put(name: string, bytes: string | Uint8Array): Promise<void> {
  await writeFile(join(folder, name), bytes);
  await compressFile(join(folder, name));
}

it('puts both forms beside a file, and finds them again', async () => {
  const script = 'console.log("a line");\n'.repeat(100);
  await put('app.js', script);
  expect(compressedForms(folder).get('app.js')).toEqual({ br: 'app.js.br', gzip: 'app.js.gz' });
  const read = (name: string) => readFile(join(folder, name));
  expect(brotliDecompressSync(await read('app.js.br')).toString()).toBe(script);
  expect(gunzipSync(await read('app.js.gz')).toString()).toBe(script);
});

it('leaves alone what gains nothing', async () => {
  await put('font.woff2', crypto.getRandomValues(new Uint8Array(5000)));
  await put('short.js', 'let a;');
  const forms = compressedForms(folder);
  expect([forms.get('font.woff2'), forms.get('short.js'), forms.get('nothing.js')]).toEqual([{}, {}, undefined]);
});
