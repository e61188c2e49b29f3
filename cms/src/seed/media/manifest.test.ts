import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures, type SeedPicture } from './manifest';

const folder = __dirname;
const listed = Object.entries<SeedPicture>(pictures);
const isPicture = (name: string) => /\.(webp|png|jpg)$/.test(name);

describe('the pictures of the demo site', () => {
  it('lists every picture in the folder and nothing else', () => {
    expect(readdirSync(folder).filter(isPicture).sort()).toEqual(listed.map(([name]) => name).sort());
  });

  it.each(listed)('%s has the size that is listed', async (name, { width, height }) => {
    const found = await sharp(readFileSync(join(folder, name))).metadata();
    expect({ width: found.width, height: found.height }).toEqual({ width, height });
  });

  it('describes every picture, those of the draft page in Spanish too', () => {
    for (const [name, { alt }] of listed) {
      expect(alt.en, name).not.toBe('');
      if (name.startsWith('draft-')) expect(alt.es, name).toBeTruthy();
    }
  });

  it('stays small enough to be kept in the repository', () => {
    const sizes = listed.map(([name]) => statSync(join(folder, name)).size);
    expect(Math.max(...sizes)).toBeLessThan(900_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
  });
});
