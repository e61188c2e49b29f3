import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileKeyOf } from '../../src/contract';
import { rows } from '../../src/database/rows';
import { badFields, call, staffToken } from '../support/api';
import { compiled, server } from '../support/server';
import { cardBody, makeCard, uploadPicture } from '../support/test-data';

/** A folder in the place of a file makes its deletion fail. `bucket.test.ts` does it with a bucket. */

let token: string;
beforeAll(async () => {
  token = await staffToken();
});

const folder = () => join(process.env.DATA_DIR ?? '', 'public', 'uploads', 'upfield');
const collect = async (now = new Date()) => {
  const images = compiled<{ collectImages: (strapi: unknown, now: Date) => Promise<void> }>('images/removal.js');
  await images.collectImages((await server()).strapi, now);
};

describe('a failed deletion in the storage is retried', () => {
  const isRemembered = async (url: string) =>
    (await rows((await server()).strapi, 'upfield::image').count({ where: { key: fileKeyOf(url) } })) > 0;

  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch((await server()).base + url, { headers })).status;

  /** Makes deletion fail: replaces the file by a folder. @returns a function that restores the file */
  function breakStorage(url: string): () => void {
    const path = join(folder(), basename(url));
    const bytes = readFileSync(path);
    rmSync(path);
    mkdirSync(path);
    return () => {
      rmdirSync(path);
      writeFileSync(path, bytes);
    };
  }

  test.each([
    ['withdrawn', (url: string) => call(`/player-cards/delete-image/${fileKeyOf(url)}`, { method: 'DELETE', token })],
    ['unclaimed for a day', () => collect(new Date(Date.now() + 25 * 60 * 60 * 1000))],
  ])('of an upload %s', async (_, remove) => {
    const url = await uploadPicture();
    const recover = breakStorage(url);
    await remove(url);
    recover();
    await expectGoneOnceCollected(url);
  });

  test('of a card that is deleted for good', async () => {
    const url = await uploadPicture();
    const card = await makeCard({ cardImageUrl: url });
    const recover = breakStorage(url);
    await call(`/player-cards/${card.id}`, { method: 'DELETE', token });
    const { purgeDeletedCards } = compiled<{ purgeDeletedCards: (strapi: unknown, now: Date) => Promise<void> }>(
      'player-cards/purge.js',
    );
    await purgeDeletedCards((await server()).strapi, new Date(Date.now() + 11 * 60 * 1000));
    await collect();
    recover();
    await expectGoneOnceCollected(url);
  });

  /**
   * Checks that the picture cannot be read or used, and that its bytes are deleted as soon as the storage works again.
   */
  async function expectGoneOnceCollected(url: string) {
    expect(await isRemembered(url)).toBe(true);
    expect([await statusOf(url), await statusOf(url, { 'x-token': token })]).toEqual([404, 404]);
    const taken = await call('/player-cards/create', {
      method: 'POST',
      token,
      body: await cardBody({ cardImageUrl: url }),
    });
    expect([taken.status, badFields(taken)]).toEqual([400, ['cardImageUrl']]);
    await collect();
    expect(await isRemembered(url)).toBe(false);
    expect(readdirSync(folder())).not.toContain(basename(url));
  }
});
