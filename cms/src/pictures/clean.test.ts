import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanPicture } from './clean';
import { FORMATS, formatOf, type PictureFormat } from './format';

const USE = { types: Object.values(FORMATS).map(({ mime }) => mime), maxSide: 100, quality: 90 };
const clean = (upload: Buffer) => cleanPicture(upload, USE);

const drawn = (width = 8, height = 6) => sharp({ create: { width, height, channels: 3, background: '#c33' } });
const plain = (format: PictureFormat | 'tiff') => drawn().toFormat(format).toBuffer();
/** Every second pixel another colour, so that coding it well takes more bytes than coding it badly. */
const grain = (width: number, height: number) => {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

describe('the format is detected from the content', () => {
  test.each(Object.keys(FORMATS) as PictureFormat[])('%s', async (format) =>
    expect(formatOf(await plain(format))).toBe(format),
  );
  test.each([['<svg/>'], ['<html>'], ['RIFF0000WAVE'], ['GIF88a'], ['']])('%j is refused', (text) =>
    expect(formatOf(Buffer.from(text))).toBeNull(),
  );
  test('nor is another format', async () => expect(formatOf(await plain('tiff'))).toBeNull());
});

describe('a clean picture', () => {
  test('keeps its format and size', async () => {
    expect(await clean(await plain('webp'))).toMatchObject({
      extension: 'webp',
      mime: 'image/webp',
      width: 8,
      height: 6,
    });
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('ends with its pixels: %s', async (format) => {
    const upload = Buffer.concat([await plain(format), Buffer.from('<script>alert(1)</script>')]);
    expect((await clean(upload)).bytes.includes('script')).toBe(false);
  });

  test.each([
    [200, 150, 100, 75],
    [150, 200, 75, 100],
    [100, 100, 100, 100],
    [40, 20, 40, 20],
  ])('of %i by %i pixels has %i by %i', async (width, height, toWidth, toHeight) => {
    expect(await clean(await drawn(width, height).jpeg().toBuffer())).toMatchObject({
      width: toWidth,
      height: toHeight,
    });
  });

  test.each(['gif', 'webp'] as const)('keeps its frames when it is made smaller: %s', async (format) => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 200, height: 120, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const made = await clean(
      await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer(),
    );
    expect(made).toMatchObject({ width: 100, height: 60 });
    expect(await sharp(made.bytes).metadata()).toMatchObject({ pages: 2, width: 100, height: 60 });
  });

  test.each(['jpeg', 'webp', 'avif'] as const)(
    'is coded worse where it would be larger than sent: %s',
    async (format) => {
      // Lying on its side, it has to be coded anew.
      const sent = await grain(90, 60).toFormat(format, { quality: 60 }).withMetadata({ orientation: 6 }).toBuffer();
      const made = await clean(sent);
      expect(made.bytes.length).toBeLessThanOrEqual(sent.length);
      expect(made).toMatchObject({ width: 60, height: 90 });
    },
  );

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'is the upload itself where coding it anew is no gain: %s',
    async (format) => {
      const sent = await grain(90, 60).toFormat(format, { quality: 20 }).toBuffer();
      const { bytes } = await clean(sent);
      expect(bytes.length).toBeLessThanOrEqual(sent.length);
      const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
      expect((await pixels(bytes)).equals(await pixels(sent))).toBe(true);
    },
  );

  test('is refused for another format, or when it breaks off', async () => {
    const reasonOf = (upload: Buffer) => clean(upload).catch((error) => error.reason?.key);
    expect(await reasonOf(Buffer.from('<svg/>'))).toBe('image.type');
    expect(await reasonOf((await plain('png')).subarray(0, 30))).toBe('image.broken');
    const one = cleanPicture(await plain('avif'), { ...USE, types: ['image/png'] });
    await expect(one).rejects.toMatchObject({ reason: { key: 'image.type' } });
  });
});
