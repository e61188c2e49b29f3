import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { FOCAL_POINT_HEADER } from '@upfield/cms/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from './site';

/** Pictures in other sizes and formats, of a CMS that stores what a test puts into it. */

interface Stored {
  bytes: Buffer;
  headers?: Record<string, string>;
}

const MEDIA = { 'cache-control': 'public, max-age=31536000, immutable' };
const PERSON = { 'cache-control': 'public, max-age=86400, s-maxage=0', 'x-robots-tag': 'noindex' };

let site: TestSite;
let asked: string[] = [];
let isDown = false;
let revision = 1;
const stored = new Map<string, Stored>();

const cms: RequestListener = ({ method = '', url = '' }, response) => {
  if (isDown) return response.writeHead(503).end();
  if (url === '/api/revision') return response.end(JSON.stringify({ revision }));
  asked.push(`${method} ${url}`);
  const file = stored.get(url.split('?')[0] ?? '');
  if (!file) return response.writeHead(404).end();
  const { bytes, headers } = file;
  response.writeHead(200, { etag: `"${bytes.length}"`, 'content-length': bytes.length, ...MEDIA, ...headers });
  response.end(method === 'HEAD' ? undefined : bytes);
};

beforeEach(async () => {
  asked = [];
  isDown = false;
  stored.clear();
  site = await startSite({ PICTURE_CACHE_MB: '1' }, cms);
});
afterEach(() => site.stop());

const SENTINEL = '/uploads/sentinel.png';

/** Content was saved, and the web server knows of it: it asks the CMS anew for each picture. */
async function save(): Promise<void> {
  revision++;
  await get('/pictures/share/sentinel.png.jpg');
  asked = [];
  await expect
    .poll(async () => {
      await get('/pictures/share/sentinel.png.jpg');
      return asked;
    })
    .toContain(`HEAD ${SENTINEL}`);
  asked = [];
}

const get = (path: string, method = 'GET') => fetch(site.url + path, { method });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const shared = async (path: string) => bytesOf(await get(path));

const flat = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number } = '#0b6b40',
) => sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false });

/** Red, green and blue of a point of a picture. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
const isLike = (colour: number[], expected: number[]) =>
  colour.every((value, index) => Math.abs(value - (expected[index] ?? 0)) < 16);

describe('a shared picture is a small JPEG of one size', () => {
  const makers: [name: string, file: string, make: () => Promise<Buffer>][] = [
    ['an AVIF', 'hall.avif', () => flat(900, 600).avif({ effort: 0 }).toBuffer()],
    ['a photograph of 12 million pixels', 'photo.jpg', () => flat(4000, 3000).jpeg().toBuffer()],
    ['an animation', 'a.gif', () => flat(300, 200).gif().toBuffer()],
    ['a small picture', 'a.webp', () => flat(20, 10).webp().toBuffer()],
    ['a JPEG under another ending', 'a.png', () => flat(300, 200).jpeg().toBuffer()],
  ];
  it.each(makers)('made of %s', async (_, file, make) => {
    stored.set(`/uploads/${file}`, { bytes: await make() });
    const answer = await get(`/pictures/share/${file}.jpg?v=1`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('of at most 300 KB, however much there is to see', async () => {
    const noise = Buffer.from(Array.from({ length: 1300 * 700 * 3 }, () => Math.random() * 256));
    const bytes = await sharp(noise, { raw: { width: 1300, height: 700, channels: 3 } })
      .png()
      .toBuffer();
    stored.set('/uploads/noise.png', { bytes });
    expect((await shared('/pictures/share/noise.png.jpg')).length).toBeLessThanOrEqual(300_000);
  });

  it('a transparent picture, or one of another shape, is shown on the paper colour', async () => {
    const paper = [0xf6, 0xef, 0xdf];
    stored.set('/uploads/clear.png', { bytes: await flat(1200, 630, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer() });
    stored.set('/uploads/tall.png', { bytes: await flat(300, 900).png().toBuffer() });
    expect(isLike(await colourAt(await shared('/pictures/share/clear.png.jpg'), 600, 300), paper)).toBe(true);
    const tall = await shared('/pictures/share/tall.png.jpg');
    expect(isLike(await colourAt(tall, 20, 300), paper)).toBe(true);
    expect(isLike(await colourAt(tall, 600, 300), [0x0b, 0x6b, 0x40])).toBe(true);
  });

  it('shows the point that the editor said has to stay in view', async () => {
    const red = await flat(100, 100, '#d02010').png().toBuffer();
    const bytes = await flat(1000, 2000)
      .composite([{ input: red, left: 450, top: 1800 }])
      .png()
      .toBuffer();
    stored.set('/uploads/tall.png', { bytes });
    const isSeen = async () => {
      const picture = await shared('/pictures/share/tall.png.jpg');
      const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      return data.some((value, index) => index % 3 === 0 && value > 180 && (data[index + 1] ?? 255) < 90);
    };
    stored.set('/uploads/tall.png', { bytes, headers: { [FOCAL_POINT_HEADER]: '50 10' } });
    expect(await isSeen()).toBe(false);
    await save();
    stored.set('/uploads/tall.png', { bytes, headers: { [FOCAL_POINT_HEADER]: '50 92.5' } });
    expect(await isSeen()).toBe(true);
  });
});

describe('a picture in the widths of pages', () => {
  const formats = [
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
  ] as const;
  it.each(formats)('comes as %s', async (format, type, decoded) => {
    stored.set('/uploads/hall.jpg', { bytes: await flat(1200, 900).jpeg().toBuffer() });
    const answer = await get(`/pictures/480/hall.jpg.${format}?v=1`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe(MEDIA['cache-control']);
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: decoded, width: 480, height: 360 });
  });

  it('is upright and not enlarged, and keeps what is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    stored.set('/uploads/small.png', { bytes: await flat(100, 60, clear).png().toBuffer() });
    stored.set('/uploads/turned.jpg', {
      bytes: await flat(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    });
    expect(await sharp(await shared('/pictures/320/small.png.webp')).metadata()).toMatchObject({
      width: 100,
      height: 60,
      hasAlpha: true,
    });
    expect(await sharp(await shared('/pictures/320/turned.jpg.webp')).metadata()).toMatchObject({
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
        const answer = await fetch(`${site.url}/pictures/320/${file}.webp?v=1`, { redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([302, `/uploads/${file}?v=1`]);
      }
      expect(asked.filter((call) => call.startsWith('GET'))).toHaveLength(1);
      asked = [];
    }
  });

  it('is not sent again to a browser that has it', async () => {
    stored.set('/uploads/hall.jpg', { bytes: await flat(1200, 900).jpeg().toBuffer() });
    const etag = (await get('/pictures/320/hall.jpg.avif')).headers.get('etag') ?? '';
    const again = await fetch(`${site.url}/pictures/320/hall.jpg.avif`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });
});

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
    expect(asked).toEqual([`HEAD ${ORIGINAL}`, `GET ${ORIGINAL}`]);
  });

  it('so that what is kept makes no call, and is not made again under a later revision', async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    asked = [];
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(asked).toEqual([]);
    await save();
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(asked).toEqual([`HEAD ${ORIGINAL}`]);
  });

  it('so that all variants disappear with their original, from the disk too, and are back with it', async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await keptFiles('people')).toHaveLength(3);
    const file = stored.get(ORIGINAL) as Stored;
    stored.delete(ORIGINAL);
    await save();
    const gone = await get(PATH);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await statuses()).toEqual([404, 404, 404]);
    await expect.poll(() => keptFiles('people')).toEqual([]);
    stored.set(ORIGINAL, file);
    await save();
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('so that a replaced original is seen', async () => {
    const before = await shared(PATH);
    stored.set(ORIGINAL, { bytes: await flat(400, 501, '#a03020').png().toBuffer() });
    await save();
    expect((await shared(PATH)).equals(before)).toBe(false);
  });

  it('with the version of the address', async () => {
    await get(`${PATH}?v=lx3`);
    expect(asked[0]).toBe(`HEAD ${ORIGINAL}?v=lx3`);
  });

  it('and while it is silent, only what was confirmed before is shown', async () => {
    await get(PATH);
    isDown = true;
    await expect.poll(async () => (await get('/pictures/320/upfield/other.png.webp')).status).toBe(503);
    expect((await get(PATH)).status).toBe(200);
    const { status, headers } = await get('/pictures/320/upfield/other.png.webp');
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '30']);
  });
});

/** Paths below the folder of kept pictures. @param kind `people` or `site` */
async function keptFiles(kind: string): Promise<string[]> {
  const folder = join(site.dataDir, 'web-pictures', kind);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

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
    expect(asked).toEqual([]);
  });

  it('405 for every method but GET and HEAD', async () => {
    const { status, headers } = await get('/pictures/share/a.png.jpg', 'POST');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(asked).toEqual([]);
  });

  it('what cannot be decoded, or would unpack to too much, is tried once', async () => {
    const bomb = await flat(9000, 6000).png({ compressionLevel: 1 }).toBuffer();
    const files = { 'svg.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'bomb.png': bomb };
    for (const [file, bytes] of Object.entries(files)) {
      stored.set(`/uploads/${file}`, { bytes });
      for (const _ of [1, 2]) expect((await get(`/pictures/share/${file}.jpg`)).status, file).toBe(404);
      expect(asked.filter((call) => call === `GET /uploads/${file}`)).toHaveLength(1);
    }
  });

  it('nor is a file read that is too large', async () => {
    stored.set('/uploads/large.png', { bytes: Buffer.alloc(33 * 1024 * 1024) });
    expect((await get('/pictures/share/large.png.jpg')).status).toBe(404);
    expect(asked).toEqual(['HEAD /uploads/large.png']);
  });
});
