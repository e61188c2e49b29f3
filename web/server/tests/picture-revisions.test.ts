import { beforeEach, describe, expect, it } from 'vitest';
import { flat, setUp } from './picture-set-up';

/** `Cache-Control` and robots of a player's picture. */
const PERSON = { 'cache-control': 'public, max-age=86400, s-maxage=0', 'x-robots-tag': 'noindex' };

const { stored, get, read, takeCalls, stopCms, save, keptFiles } = setUp();

describe('the CMS is asked once a revision', () => {
  const PATHS = ['share', '320', '640'].map((variant) => {
    const format = variant === 'share' ? 'jpg' : 'webp';
    return `/pictures/${variant}/upfield/0a1b.png.${format}`;
  });
  const [PATH = ''] = PATHS;
  const ORIGINAL = '/uploads/upfield/0a1b.png';
  const statuses = async () => Promise.all(PATHS.map(async (path) => (await get(path)).status));
  beforeEach(async () => {
    stored.set(ORIGINAL, { bytes: await flat(400, 500).png().toBuffer(), headers: PERSON });
  });

  it('and its answer says who may keep it; the work is done once', async () => {
    const answers = await Promise.all([get(PATH), get(PATH), get(PATH)]);
    for (const { status, headers } of [...answers, await get(PATH)]) {
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        200,
        PERSON['cache-control'],
        'noindex',
      ]);
    }
    expect(takeCalls()).toEqual([`HEAD ${ORIGINAL}`, `GET ${ORIGINAL}`]);
  });

  it('so that what is kept makes no call, and is not made again under a later revision', async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    takeCalls();
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(takeCalls()).toEqual([]);
    await save();
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(takeCalls()).toEqual([`HEAD ${ORIGINAL}`]);
  });

  it('so that all variants disappear with their original, from the disk too, and are back with it', async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await keptFiles('people')).toHaveLength(3);
    const original = stored.get(ORIGINAL);
    stored.delete(ORIGINAL);
    await save();
    const gone = await get(PATH);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await statuses()).toEqual([404, 404, 404]);
    await expect.poll(() => keptFiles('people')).toEqual([]);
    if (original) stored.set(ORIGINAL, original);
    await save();
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('so that a replaced original is seen', async () => {
    const before = await read(PATH);
    stored.set(ORIGINAL, { bytes: await flat(400, 501, '#a03020').png().toBuffer() });
    await save();
    expect((await read(PATH)).equals(before)).toBe(false);
  });

  it('with the version of the address', async () => {
    await get(`${PATH}?v=lx3`);
    expect(takeCalls()[0]).toBe(`HEAD ${ORIGINAL}?v=lx3`);
  });

  it('and while it is silent, only what was confirmed before is shown', async () => {
    await get(PATH);
    stopCms();
    await expect.poll(async () => (await get('/pictures/320/upfield/other.png.webp')).status).toBe(503);
    expect((await get(PATH)).status).toBe(200);
    const { status, headers } = await get('/pictures/320/upfield/other.png.webp');
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '30']);
  });
});
