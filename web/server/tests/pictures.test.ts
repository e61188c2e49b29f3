import type { RequestListener } from 'node:http';
import { FOCAL_POINT_HEADER } from '@upfield/cms/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from './site';

/** Pictures of shared links, of a CMS that stores what a test puts into it. */

interface Stored {
  bytes: Buffer;
  headers?: Record<string, string>;
}

const MEDIA = { 'cache-control': 'public, max-age=31536000, immutable' };
const PERSON = { 'cache-control': 'public, max-age=86400, s-maxage=0', 'x-robots-tag': 'noindex' };

let site: TestSite;
let asked: string[] = [];
let isDown = false;
const stored = new Map<string, Stored>();

const cms: RequestListener = ({ method = '', url = '' }, response) => {
  if (url === '/api/revision') return response.end('{"revision":1}');
  asked.push(`${method} ${url}`);
  const file = stored.get(url.split('?')[0] ?? '');
  if (isDown) return response.writeHead(503).end();
  if (!file) return response.writeHead(404).end();
  const { bytes, headers } = file;
  response.writeHead(200, { etag: `"${bytes.length}"`, 'content-length': bytes.length, ...MEDIA, ...headers });
  response.end(method === 'HEAD' ? undefined : bytes);
};

beforeAll(async () => {
  site = await startSite({}, cms);
});
afterAll(() => site.stop());
beforeEach(() => {
  asked = [];
  isDown = false;
  stored.clear();
});

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
    stored.set('/uploads/tall.png', { bytes, headers: { [FOCAL_POINT_HEADER]: '50 92.5' } });
    expect(await isSeen()).toBe(true);
  });
});

describe('the CMS is asked each time', () => {
  const PATH = '/pictures/share/upfield/0a1b.png.jpg';
  const ORIGINAL = '/uploads/upfield/0a1b.png';
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
    expect(asked.filter((call) => call === `HEAD ${ORIGINAL}`)).toHaveLength(4);
    expect(asked.filter((call) => call === `GET ${ORIGINAL}`)).toHaveLength(1);
  });

  it('so that it disappears with its original, at once, and is back with it', async () => {
    expect((await get(PATH)).status).toBe(200);
    const file = stored.get(ORIGINAL) as Stored;
    stored.delete(ORIGINAL);
    const gone = await get(PATH);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    stored.set(ORIGINAL, file);
    expect((await get(PATH)).status).toBe(200);
  });

  it('so that a replaced original is seen', async () => {
    const before = await shared(PATH);
    stored.set(ORIGINAL, { bytes: await flat(400, 501, '#a03020').png().toBuffer() });
    expect((await shared(PATH)).equals(before)).toBe(false);
  });

  it('with the version of the address', async () => {
    await get(`${PATH}?v=lx3&x=y`);
    expect(asked[0]).toBe(`HEAD ${ORIGINAL}?v=lx3`);
  });

  it('and when it does not answer, nothing is said of the picture', async () => {
    await get(PATH);
    isDown = true;
    const { status, headers } = await get(PATH);
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '30']);
  });
});

describe('what is no picture costs nothing', () => {
  it.each([
    '/pictures/share/a.svg.jpg',
    '/pictures/share/a.mp4.jpg',
    '/pictures/4000/a.png.jpg',
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
