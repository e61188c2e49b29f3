import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanImage } from './clean';
import { formatOf } from './file-type';

const plain = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#c33' } })
    .toFormat(format)
    .toBuffer();

describe('the format is told by the content', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('%s', async (format) =>
    expect(formatOf(await plain(format))).toBe(format),
  );
  test.each([['<svg/>'], ['<html>'], ['RIFF0000WAVE'], ['GIF88a'], ['']])('%j is none', (text) =>
    expect(formatOf(Buffer.from(text))).toBeNull(),
  );
  test('nor is another format', async () => expect(formatOf(await plain('tiff'))).toBeNull());
});

describe('a clean picture', () => {
  test('keeps its format and size', async () => {
    expect(await cleanImage(await plain('webp'))).toMatchObject({
      extension: 'webp',
      mime: 'image/webp',
      width: 8,
      height: 6,
    });
  });
  test('is written anew: what stood behind the pixels is gone', async () => {
    const upload = Buffer.concat([await plain('jpeg'), Buffer.from('<script>alert(1)</script>')]);
    expect((await cleanImage(upload)).bytes.includes('script')).toBe(false);
  });
  test('is refused with 415 for another format and 400 when it is broken', async () => {
    await expect(cleanImage(Buffer.from('<svg/>'))).rejects.toMatchObject({ status: 415 });
    await expect(cleanImage((await plain('png')).subarray(0, 30))).rejects.toMatchObject({ status: 400 });
  });
});
