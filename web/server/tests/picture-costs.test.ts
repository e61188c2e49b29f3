import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flat, setUp } from './picture-set-up';

/** What pictures cost the disk, the CMS and the processor. */

const { stored, get, takeCalls, keptFiles } = setUp();

it('the pictures on the disk stay within their bound', async () => {
  const raw = { width: 320, height: 320, channels: 3 } as const;
  for (let index = 1; index <= 20; index++) {
    const bytes = await sharp(randomBytes(320 * 320 * 3), { raw })
      .jpeg()
      .toBuffer();
    stored.set(`/uploads/noise-${index}.jpg`, { bytes });
    expect((await get(`/pictures/320/noise-${index}.jpg.webp`)).status).toBe(200);
  }
  const sizes = async () => Promise.all((await keptFiles('site')).map(async (path) => (await stat(path)).size));
  await expect.poll(async () => (await sizes()).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1024 * 1024);
  expect((await sizes()).length).toBeGreaterThan(2);
}, 20_000);

describe('what is no picture costs nothing', () => {
  it.each([
    '/pictures/share/a.svg.jpg',
    '/pictures/share/a.mp4.jpg',
    '/pictures/4000/a.png.jpg',
    '/pictures/481/a.png.avif',
    '/pictures/480/a.png.jpg',
    '/pictures/480/a.png.avif?w=481',
    '/pictures/480/a.png.avif?v=1&v=2',
    '/pictures/480/a.png.avif?v=A%20',
    '/pictures/share/a.png.webp',
    '/pictures/share/..%2F..%2Fapi%2Fsports.png.jpg',
    '/pictures/share/http:%2F%2Fevil.example%2Fa.png.jpg',
    '/pictures/share//evil.example/a.png.jpg',
    '/pictures/',
  ])('404 for %s, without a call to the CMS', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(takeCalls()).toEqual([]);
  });

  it('405 for every method but GET and HEAD', async () => {
    const { status, headers } = await get('/pictures/share/a.png.jpg', { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(takeCalls()).toEqual([]);
  });

  it('what cannot be decoded, or would unpack to too much, is tried once', async () => {
    const bomb = await flat(9000, 6000).png({ compressionLevel: 1 }).toBuffer();
    const files = { 'svg.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'bomb.png': bomb };
    for (const [file, bytes] of Object.entries(files)) {
      stored.set(`/uploads/${file}`, { bytes });
      for (const _ of [1, 2]) expect((await get(`/pictures/share/${file}.jpg`)).status, file).toBe(404);
      expect(takeCalls().filter((call) => call === `GET /uploads/${file}`)).toHaveLength(1);
    }
  });

  it('a file that is too large is not read', async () => {
    stored.set('/uploads/large.png', { bytes: Buffer.alloc(33 * 1024 * 1024) });
    expect((await get('/pictures/share/large.png.jpg')).status).toBe(404);
    expect(takeCalls()).toEqual(['HEAD /uploads/large.png']);
  });
});
