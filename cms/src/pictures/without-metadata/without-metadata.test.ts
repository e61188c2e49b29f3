import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withoutMetadata } from '.';

const FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const;
const SECRET = 'a place nobody should know';

const drawn = (alpha: number) =>
  sharp({ create: { width: 41, height: 23, channels: 4, background: { r: 200, g: 60, b: 30, alpha } } });
const pixels = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer();

/** The same picture with all that an encoder can write beside it. */
async function withEverything(format: (typeof FORMATS)[number], options: object = {}): Promise<Buffer> {
  return drawn(0.5)
    .withMetadata()
    .withExif({ IFD0: { Copyright: SECRET } })
    .withXmp(`<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta><?xpacket end="w"?>`)
    .toFormat(format, options)
    .toBuffer();
}

describe.each(FORMATS)('%s', (format) => {
  test('keeps its pixels and colour profile, and nothing else', async () => {
    const whole = Buffer.concat([await withEverything(format), Buffer.from(SECRET)]);
    const bare = withoutMetadata(whole, format);
    expect(bare?.includes(SECRET)).toBe(false);
    const { exif, xmp, icc } = await sharp(bare ?? undefined).metadata();
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
    expect(icc?.length).toBe((await sharp(whole).metadata()).icc?.length);
    expect((await pixels(bare as Buffer)).equals(await pixels(whole))).toBe(true);
  });

  test('is the same when there is nothing to take away', async () => {
    const bare = await drawn(1).toFormat(format).toBuffer();
    expect(withoutMetadata(bare, format)?.equals(bare)).toBe(true);
  });

  test('is left alone when it ends too early', async () => {
    const whole = await withEverything(format);
    for (const share of [0.2, 0.5, 0.9]) {
      expect(withoutMetadata(whole.subarray(0, Math.max(12, whole.length * share)), format), `${share}`).toBeNull();
    }
  });
});

test('a JPEG that comes in several scans keeps them all', async () => {
  const whole = await withEverything('jpeg', { progressive: true });
  const bare = withoutMetadata(whole, 'jpeg') as Buffer;
  expect((await pixels(bare)).equals(await pixels(whole))).toBe(true);
});

test.each(['gif', 'webp'] as const)('an animated %s keeps frames, times and repeats', async (format) => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const whole = await sharp(frames, { join: { animated: true } })
    .toFormat(format, { loop: 3, delay: [100, 200, 300] })
    .toBuffer();
  const bare = withoutMetadata(whole, format) as Buffer;
  const { pages, loop, delay } = await sharp(bare).metadata();
  expect({ pages, loop, delay }).toEqual({ pages: 3, loop: 3, delay: [100, 200, 300] });
  expect((await pixels(bare)).equals(await pixels(whole))).toBe(true);
});
