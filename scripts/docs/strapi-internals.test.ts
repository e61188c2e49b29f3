import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const rows = readFileSync(new URL('docs/strapi-internals.md', ROOT), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What |'))
  .map((line) => line.split(' | ').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));

const isThere = (path: string) => existsSync(new URL(path, ROOT));

it.each(rows.map((row) => [row[0]?.join(), row[1] ?? [], row[2] ?? []] as const))(
  '%s: its places and tests exist',
  (_, where, tests) => {
    // A name without a slash or an ending is one of the code, a star stands for many folders.
    const places = where.filter((name) => /[/.]/.test(name)).map((name) => name.split('/*')[0] ?? '');
    const files = tests.map((name) => (name.includes('/') ? name : `cms/tests/${name}.test.ts`));
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((name) => !isThere(`cms/src/${name}`) && !isThere(`cms/${name}`))).toEqual([]);
    expect(files.filter((name) => !isThere(name))).toEqual([]);
  },
);
