import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bytesOf, flat, MEDIA, setUp } from './picture-set-up';

const { stored, get, read, takeCalls } = setUp();

describe('a picture in the widths of pages', () => {
  const formats = [
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
  ] as const;
  it.each(formats)('comes as %s', async (format, type, decoded) => {
    stored.set('/uploads/hall.jpg', { bytes: await flat(1200, 900).jpeg().toBuffer() });
    const answer = await get(`/pictures/480/hall.jpg.${format}?v=1`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe(MEDIA);
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: decoded, width: 480, height: 360 });
  });

  it('is upright and not enlarged, and keeps what is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    stored.set('/uploads/small.png', { bytes: await flat(100, 60, clear).png().toBuffer() });
    stored.set('/uploads/turned.jpg', {
      bytes: await flat(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    });
    expect(await sharp(await read('/pictures/320/small.png.webp')).metadata()).toMatchObject({
      width: 100,
      height: 60,
      hasAlpha: true,
    });
    expect(await sharp(await read('/pictures/320/turned.jpg.webp')).metadata()).toMatchObject({
      width: 320,
      height: 480,
    });
  });

  it('leads to the picture itself where it moves, or cannot be decoded', async () => {
    const frames = Buffer.concat([Buffer.alloc(30_000, 0), Buffer.alloc(30_000, 255)]);
    const raw = { width: 100, height: 200, channels: 3, pageHeight: 100 } as const;
    stored.set('/uploads/moving.webp', { bytes: await sharp(frames, { raw }).webp().toBuffer() });
    stored.set('/uploads/broken.png', { bytes: Buffer.from('no picture') });
    for (const file of ['moving.webp', 'broken.png']) {
      for (const _ of [1, 2]) {
        const answer = await get(`/pictures/320/${file}.webp?v=1`, { redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([302, `/uploads/${file}?v=1`]);
      }
      expect(takeCalls().filter((call) => call.startsWith('GET'))).toHaveLength(1);
    }
  });

  it('is not sent again to a browser that has it', async () => {
    stored.set('/uploads/hall.jpg', { bytes: await flat(1200, 900).jpeg().toBuffer() });
    const etag = (await get('/pictures/320/hall.jpg.avif')).headers.get('etag') ?? '';
    const again = await get('/pictures/320/hall.jpg.avif', {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });
});
