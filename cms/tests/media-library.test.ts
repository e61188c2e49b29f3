import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOCAL_POINT_HEADER, type GlobalContent, IMAGE_MAX_FRAMES, IMAGE_MAX_SIDE } from '../src/contract';
import { type AdminCall, adminOf } from './support/admin';
import { call, type Failure } from './support/api';
import { GLOBAL, importGlobal } from './support/global';
import { animation, noise, phonePhoto } from './support/pictures';
import { server } from './support/server';

/** Uploads of editors: how they are stored, how the address changes when a file is replaced, and what is refused. */

interface StoredMedia {
  id: number;
  url: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  sizeInBytes?: number;
  /** Smaller copies by their name; null without any. */
  formats: Record<string, unknown> | null;
}

let base: string;
let strapi: Core.Strapi;
let editor: AdminCall;
let restore: () => Promise<void>;

beforeAll(async () => {
  ({ base, strapi } = await server());
  editor = await adminOf('editor');
  await importGlobal();
  const seo = await currentSeo();
  restore = () => publishSeo(seo);
});
afterAll(() => restore());

interface Seo {
  title: string;
  description: string;
  image: { id: number } | null;
}

interface Globals {
  findFirst(params: object): Promise<{ documentId: string; defaultSeo: Seo }>;
  update(params: object): Promise<unknown>;
  publish(params: object): Promise<unknown>;
}
const globals = () => strapi.documents(GLOBAL as Parameters<Core.Strapi['documents']>[0]) as unknown as Globals;
const currentSeo = async () =>
  (await globals().findFirst({ status: 'draft', populate: { defaultSeo: { populate: { image: true } } } })).defaultSeo;

async function publishSeo({ title, description, image }: Seo): Promise<void> {
  const { documentId } = await globals().findFirst({ status: 'draft' });
  await globals().update({ documentId, data: { defaultSeo: { title, description, image: image?.id ?? null } } });
  await globals().publish({ documentId });
}

function form(bytes: Buffer, name: string, type: string, fileInfo: object = {}): FormData {
  const body = new FormData();
  body.set('files', new Blob([new Uint8Array(bytes)], { type }), name);
  body.set('fileInfo', JSON.stringify({ name, ...fileInfo }));
  return body;
}

const upload = async (bytes: Buffer, name = 'hall.jpg', type = 'image/jpeg') =>
  editor<StoredMedia[]>('POST', '/upload', form(bytes, name, type));
const replace = (id: number, bytes: Buffer, name = 'other.jpg', type = 'image/jpeg', info?: object) =>
  editor<StoredMedia>('POST', `/upload?id=${id}`, form(bytes, name, type, info));

async function uploaded(bytes: Buffer, name?: string, type?: string): Promise<StoredMedia> {
  const { status, body } = await upload(bytes, name, type);
  expect(status).toBe(201);
  return body[0] as StoredMedia;
}

const get = (url: string) => fetch(base + url);
const bytesAt = async (url: string) => Buffer.from(await (await get(url)).arrayBuffer());
const keptFor = async (url: string) => (await get(url)).headers.get('cache-control');
const revision = async () => (await call<{ revision: number }>('/revision')).body.revision;
const shownPicture = async () => (await call<GlobalContent>('/site/global')).body.defaultSeo.image;

const photo = (background: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=60';

describe('a replaced picture is served', () => {
  test('at another address; the old address and the one without a version are cached only briefly', async () => {
    const media = await uploaded(await photo('#c33'));
    await publishSeo({ title: 'Upfield', description: 'A site', image: media });
    const before = { url: (await shownPicture())?.url ?? '', revision: await revision() };
    expect(before.url).toMatch(/^\/uploads\/hall_\w+\.jpg\?v=[0-9a-z]+$/);
    expect(await keptFor(before.url)).toBe(IMMUTABLE);

    const { status, body } = await replace(media.id, await photo('#3c3', 90, 50));
    expect([status, body.url]).toEqual([200, media.url]);
    const after = await shownPicture();
    expect(after).toMatchObject({ width: 90, height: 50 });
    expect(after?.url).not.toBe(before.url);
    expect(after?.url.split('?')[0]).toBe(media.url);
    expect(await revision()).toBeGreaterThan(before.revision);

    expect(await keptFor(after?.url ?? '')).toBe(IMMUTABLE);
    for (const old of [before.url, media.url, `${media.url}?v=`, `${media.url}?v=1&v=2`, `${media.url}?w=1`]) {
      expect(await keptFor(old), old).toBe(SHORT);
      expect((await bytesAt(old)).equals(await bytesAt(after?.url ?? '')), old).toBe(true);
    }
  });

  test('at another address also when its alternative text or focal point changes', async () => {
    const media = await uploaded(await photo('#c33'));
    await publishSeo({ title: 'Upfield', description: 'A site', image: media });
    const before = await shownPicture();
    expect((await get(before?.url ?? '')).headers.get(FOCAL_POINT_HEADER)).toBeNull();
    const info = new FormData();
    info.set('fileInfo', JSON.stringify({ alternativeText: 'The hall', focalPoint: { x: 30, y: 12.5 } }));
    expect((await editor('POST', `/upload?id=${media.id}`, info)).status).toBe(200);
    const after = await shownPicture();
    expect(after?.alt).toBe('The hall');
    expect([before?.focus, after?.focus]).toEqual([undefined, '25 25']);
    expect(after?.url).not.toBe(before?.url);
    expect((await get(after?.url ?? '')).headers.get(FOCAL_POINT_HEADER)).toBe('30 12.5');
  });

  test('a deleted picture disappears from the page at once', async () => {
    const media = await uploaded(await photo('#c33'));
    await publishSeo({ title: 'Upfield', description: 'A site', image: media });
    const before = await revision();
    expect((await editor('DELETE', `/upload/files/${media.id}`)).status).toBe(200);
    expect(await shownPicture()).toBeNull();
    expect(await revision()).toBeGreaterThan(before);
    expect((await get(media.url)).status).toBe(404);
  });
});

describe('an upload is stored', () => {
  test('upright, no larger than a page shows it, without its location', async () => {
    const sent = await phonePhoto();
    for (const media of [await uploaded(sent), (await replace((await uploaded(await photo('#c33'))).id, sent)).body]) {
      const stored = await bytesAt(media.url);
      const { width, height, exif, orientation } = await sharp(stored).metadata();
      expect([Math.max(width, height), exif, orientation]).toEqual([IMAGE_MAX_SIDE.banner, undefined, undefined]);
      expect([media.width, media.height]).toEqual([width, height]);
      expect(height).toBeGreaterThan(width);
      expect(stored.length).toBeLessThan(sent.length);
    }
  });

  test('once, with the thumbnail that the admin shows', async () => {
    const media = await uploaded(await photo('#c33', 1600, 1200));
    expect(Object.keys(media.formats ?? {})).toEqual(['thumbnail']);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('never larger than it was sent: %s', async (format) => {
    const sent = await (await noise(300, 200)).toFormat(format, { quality: 20 }).toBuffer();
    const media = await uploaded(sent, `noise.${format}`, `image/${format}`);
    expect((await bytesAt(media.url)).length).toBeLessThanOrEqual(sent.length);
    expect([media.width, media.height, media.mime]).toEqual([300, 200, `image/${format}`]);
  });

  test('with the file extension of its real type', async () => {
    const media = await uploaded(await photo('#c33'), 'hall.png', 'image/png');
    expect([media.ext, media.mime]).toEqual(['.jpg', 'image/jpeg']);
  });

  test('with the editor’s texts, without characters that the database refuses', async () => {
    const words = { alternativeText: '\u0000The hall \ud800⚽️', caption: 'Full\udc00' };
    const { body } = await editor<object[]>(
      'POST',
      '/upload',
      form(await photo('#c33'), 'hall.jpg', 'image/jpeg', words),
    );
    expect(body[0]).toMatchObject({ alternativeText: 'The hall ⚽️', caption: 'Full' });
  });

  test('a film or a PDF as it is', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    const media = await uploaded(pdf, 'guide.pdf', 'application/pdf');
    expect((await bytesAt(media.url)).equals(pdf)).toBe(true);
  });
});

describe('a picture is refused in words that name the limit', () => {
  const huge = () =>
    sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#000' }, limitInputPixels: false })
      .png({ compressionLevel: 1 })
      .toBuffer();

  test('with too many pixels, whether it is new or takes the place of another', async () => {
    const bytes = await huge();
    const words =
      'This picture has too many pixels: 9000 × 6000. At most 50 million pixels are allowed. Save it smaller and choose it again.';
    const first = await upload(bytes, 'huge.png', 'image/png');
    const media = await uploaded(await photo('#c33'));
    const second = await replace(media.id, bytes, 'huge.png', 'image/png');
    for (const { status, body } of [first, second] as unknown as { status: number; body: { error: Error } }[]) {
      expect([status, body.error.message]).toEqual([400, words]);
    }
    expect((await sharp(await bytesAt(media.url)).metadata()).width).toBe(60);
  });

  test.each(['gif', 'webp', 'png'] as const)('with too many frames: %s', async (format) => {
    const { body } = await upload(await animation(format, IMAGE_MAX_FRAMES + 1), `a.${format}`, `image/${format}`);
    expect((body as unknown as { error: Error }).error.message).toBe(
      `This animation has too many frames: ${IMAGE_MAX_FRAMES + 1}. At most ${IMAGE_MAX_FRAMES} are allowed. Save it shorter and choose it again.`,
    );
  });

  test('when it is broken, or another file under the name of a picture', async () => {
    const whole = await (await noise(300, 200)).png().toBuffer();
    const broken = await upload(whole.subarray(0, whole.length / 2), 'a.png', 'image/png');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const other = await upload(Buffer.from(svg), 'a.png', 'image/png');
    expect([broken.status, other.status]).toEqual([400, 400]);
  });

  test.each([
    ['a text', Buffer.from('no picture at all'), 'notes.txt', 'text/plain'],
    ['a text that calls itself a picture', Buffer.from('no picture at all'), 'notes.png', 'image/png'],
    ['a PDF', Buffer.from('%PDF-1.4\n%%EOF\n'), 'guide.pdf', 'application/pdf'],
  ])('when %s is to take its place', async (_, bytes, name, type) => {
    const media = await uploaded(await photo('#c33'));
    const { status, body } = await replace(media.id, bytes, name, type);
    expect([status, (body as unknown as Partial<Failure>).error?.message]).toEqual([400, expect.any(String)]);
    expect((await sharp(await bytesAt(media.url)).metadata()).format).toBe('jpeg');
  });
});
