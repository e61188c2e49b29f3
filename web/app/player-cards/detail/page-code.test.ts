import { expect, it } from 'vitest';
import { pageCode } from './page-code.server';

const ADDRESS = 'https://upfield.example/player-cards-detail/n36v9et0l7x5ylzc7u79e4rk';

/** The squares that a path fills, a row a line. */
function squares({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  }
  return rows.map((row) => row.join(''));
}

it('draws the three corners by which a reader finds the code, and a code no larger than a coin', () => {
  const code = pageCode(ADDRESS);
  const rows = squares(code);
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(code.size).toBeLessThanOrEqual(37);
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
});

it('says the address: another one is another code', () => {
  expect(pageCode(ADDRESS)).toEqual(pageCode(ADDRESS));
  expect(pageCode(`${ADDRESS}x`)).not.toEqual(pageCode(ADDRESS));
});
