import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  fileKeyOf,
  format,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_SIDE,
  MEGABYTE,
  type StaffPlayerCard,
} from '../src/contract';
import { rows } from '../src/database/rows';
import { badFields, call, type Failure, staffToken } from './support/api';
import { animation, noise, phonePhoto } from './support/pictures';
import { compiled, server } from './support/server';
import { isStored } from './support/stored-files';
import { cardBody, imageForm, makeCard, picture, uploadPicture } from './support/test-data';

let token: string;
let base: string;
beforeAll(async () => {
  base = (await server()).base;
  token = await staffToken();
});

const upload = <Body = { imageUrl: string }>(body: FormData) =>
  call<Body>('/player-cards/upload-image', { method: 'POST', token, body });
const withdraw = (url: string) =>
  call<{ ok: boolean }>(`/player-cards/delete-image/${fileKeyOf(url)}`, { method: 'DELETE', token });
/** Reads as staff, who may see every picture; uploads.test.ts covers what visitors may read. */
const get = async (url: string) => fetch(base + url, { headers: { 'x-token': token } });
const bytesOf = async (url: string) => Buffer.from(await (await get(url)).arrayBuffer());
/** Runs the collection of images as if it were `now`. */
const collect = async (now = new Date()) => {
  const { collectImages } = compiled<{ collectImages: (strapi: unknown, now: Date) => Promise<void> }>(
    'images/removal.js',
  );
  await collectImages((await server()).strapi, now);
};
const later = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

describe('upload', () => {
  test.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['gif', 'gif'],
    ['webp', 'webp'],
  ] as const)('201 for %s, stored under upfield/', async (format, extension) => {
    const { status, body } = await upload(imageForm(await picture(format), { name: 'x.bin', type: 'application/x' }));
    expect(status).toBe(201);
    expect(body.imageUrl).toMatch(new RegExp(`^/uploads/upfield/[0-9a-f]{32}\\.${extension}$`));
    expect((await sharp(await bytesOf(body.imageUrl)).metadata()).format).toBe(format);
    expect(await isStored(body.imageUrl)).toBe(true);
  });

  test.each([
    [
      'an SVG called .png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.png',
      'image/png',
    ],
    ['a page called .jpg', '<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
    ['a text', 'hello', 'a.gif', 'image/gif'],
    ['nothing', '', 'a.webp', 'image/webp'],
  ])('415 for %s', async (_, content, name, type) => {
    const { status, body } = await upload<Failure>(imageForm(content, { name, type }));
    expect(status).toBe(415);
    expect(body.error.message).toBe('Invalid file type. Please use JPG, PNG, GIF, or WebP images.');
  });

  test('415 for a format that the decoder knows and the site does not', async () => {
    const tiff = await sharp({ create: { width: 5, height: 5, channels: 3, background: '#fff' } })
      .tiff()
      .toBuffer();
    expect((await upload(imageForm(tiff))).status).toBe(415);
  });

  test.each([
    ['card', undefined, IMAGE_MAX_BYTES.card],
    ['card', 'card', IMAGE_MAX_BYTES.card],
    ['banner', 'banner', IMAGE_MAX_BYTES.banner],
  ])('413 one byte past the limit of a %s (kind %s)', async (_, kind, limit) => {
    const small = await picture();
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    const { status, body } = await upload<Failure>(imageForm(padded(limit + 1), { kind }));
    expect([status, body.error.message]).toEqual([
      413,
      format({ key: 'image.size', values: { max: limit / MEGABYTE } }),
    ]);
    expect((await upload(imageForm(padded(limit), { kind }))).status).not.toBe(413);
  });

  test('413 for a form far past every limit', async () => {
    expect((await upload(imageForm(Buffer.alloc(2 * IMAGE_MAX_BYTES.banner + MEGABYTE)))).status).toBe(413);
  });

  test('400 without a picture, with two, and for an unknown kind, in words for each', async () => {
    const twice = imageForm(await picture());
    twice.append('image', new Blob([await picture()]), 'b.png');
    for (const [form, path, key] of [
      [new FormData(), 'image', 'rule.required'],
      [twice, 'image', 'file.single'],
      [imageForm(await picture(), { kind: 'logo' }), 'kind', 'rule.choice'],
    ] as const) {
      form.append('note', 'x');
      const { status, body } = await upload<Failure>(form);
      expect([status, body.error.details?.errors]).toMatchObject([400, [{ path, key }]]);
    }
    expect((await call('/player-cards/upload-image', { method: 'POST', token, body: {} })).status).toBe(400);
  });

  test('400 for a picture that breaks off', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    const answer = await upload<Failure>(imageForm(whole.subarray(0, whole.length / 2)));
    expect([answer.status, badFields(answer)]).toEqual([400, ['image']]);
  });

  test('400 for a decompression bomb, in words that name the limit', async () => {
    const bomb = await sharp({
      create: { width: 20_000, height: 20_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(IMAGE_MAX_BYTES.card);
    const { status, body } = await upload<Failure>(imageForm(bomb));
    expect([status, body.error.details.errors?.map(({ message }) => message)]).toEqual([
      400,
      [
        'This picture has too many pixels: 20000 × 20000. At most 50 million pixels are allowed. Save it smaller and choose it again.',
      ],
    ]);
  });

  test.each(['gif', 'webp', 'png'] as const)('400 for more frames than an animation may have: %s', async (format) => {
    const { status, body } = await upload<Failure>(imageForm(await animation(format, IMAGE_MAX_FRAMES + 1)));
    expect([status, body.error.details.errors?.[0]]).toMatchObject([
      400,
      { path: 'image', key: 'image.frames', message: expect.stringContaining(`At most ${IMAGE_MAX_FRAMES}`) },
    ]);
  });

  test.each(['card', 'banner'] as const)(
    'makes a %s as large as it is shown, and smaller than it was sent',
    async (kind) => {
      const sent = await phonePhoto();
      const { body } = await upload(imageForm(sent, { kind }));
      const stored = await bytesOf(body.imageUrl);
      const { width, height, exif } = await sharp(stored).metadata();
      expect([width, height, exif]).toEqual([IMAGE_MAX_SIDE[kind] * 0.75, IMAGE_MAX_SIDE[kind], undefined]);
      expect(stored.length).toBeLessThan(sent.length);
    },
  );

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('stores no more bytes than were sent: %s', async (format) => {
    const sent = await (await noise(300, 200)).toFormat(format, { quality: 20 }).toBuffer();
    const { body } = await upload(imageForm(sent));
    expect((await bytesOf(body.imageUrl)).length).toBeLessThanOrEqual(sent.length);
  });

  test('strips where a photo was taken, and turns it upright', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a3' } })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Phone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 41/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { body } = await upload(imageForm(photo));
    const stored = await bytesOf(body.imageUrl);
    const { exif, orientation, width, height } = await sharp(stored).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 40,
      height: 60,
    });
    expect(stored.includes('GPS')).toBe(false);
    expect(stored.includes('Phone')).toBe(false);
  });

  test.each(['gif', 'webp'] as const)('keeps the frames of an animated %s', async (format) => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const animation = await sharp([await frame('#f00'), await frame('#0f0')], { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    const { body } = await upload(imageForm(animation));
    expect((await sharp(await bytesOf(body.imageUrl)).metadata()).pages).toBe(2);
  });

  test('other routes refuse forms', async () => {
    const form = imageForm(await picture());
    expect((await call('/sports', { method: 'POST', body: form })).status).toBe(415);
    expect((await call('/auth/login', { method: 'POST', body: imageForm(await picture()) })).status).toBe(415);
  });
});

describe('delete-image', () => {
  test('removes a picture that no card uses, at once', async () => {
    const url = await uploadPicture();
    const { status, body } = await withdraw(url);
    expect([status, body]).toEqual([200, { ok: true }]);
    expect((await get(url)).status).toBe(404);
    expect((await withdraw(url)).status).toBe(404);
  });

  test('404 for an unknown key', async () => {
    expect((await call('/player-cards/delete-image/unknown', { method: 'DELETE', token })).status).toBe(404);
  });

  test('never takes a picture from a card that still shows it', async () => {
    const url = await uploadPicture();
    const card = await makeCard({ cardImageUrl: url });
    expect((await withdraw(url)).status).toBe(200);
    await collect(later(48));
    expect((await get(url)).status).toBe(200);

    // The upload of the new picture failed: the save keeps the old one, which cancels its withdrawal.
    const save = await call<{ playerCard: StaffPlayerCard }>(`/player-cards/${card.id}`, {
      method: 'PUT',
      token,
      body: await cardBody({ cardImageUrl: url }),
    });
    expect(save.body.playerCard.cardImageUrl).toBe(url);
    await collect(later(48));
    expect((await get(url)).status).toBe(200);
  });

  test('deletes the bytes when the card has another picture', async () => {
    const [old, fresh] = [await uploadPicture(), await uploadPicture()];
    const card = await makeCard({ cardImageUrl: old });
    await withdraw(old);
    await call(`/player-cards/${card.id}`, { method: 'PUT', token, body: await cardBody({ cardImageUrl: fresh }) });
    await collect();
    expect((await get(old)).status).toBe(404);
    expect((await get(fresh)).status).toBe(200);
  });
});

test('an upload that no card claims is collected after a day', async () => {
  const [url, claimed] = [await uploadPicture(), await uploadPicture()];
  await makeCard({ bannerImageUrl: claimed });
  await collect(later(23));
  expect((await get(url)).status).toBe(200);
  await collect(later(25));
  expect((await get(url)).status).toBe(404);
  expect((await get(claimed)).status).toBe(200);
});

test('a drawn picture whose bytes were never stored, because the start ended there, is stored by the next one', async () => {
  const { strapi } = await server();
  const { importPicture } = compiled<{
    importPicture: (strapi: unknown, kind: 'card', slug: string) => Promise<string | null>;
  }>('seed/import-players.js');
  await rows(strapi, 'upfield::image').create({ data: { key: 'demo-card-leo-paz', extension: 'webp', bytes: 4000 } });
  const name = await importPicture(strapi, 'card', 'leo-paz');
  expect([name, (await get(`/uploads/upfield/${name}`)).status]).toEqual(['demo-card-leo-paz.webp', 200]);
});
