import { randomBytes } from 'node:crypto';
import { FOCAL_POINT_HEADER } from '@upfield/cms/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bytesOf, flat, setUp } from './picture-set-up';

/** Pictures of shared links. */

const { stored, get, read, save } = setUp();

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
    const noise = randomBytes(1300 * 700 * 3);
    const bytes = await sharp(noise, { raw: { width: 1300, height: 700, channels: 3 } })
      .png()
      .toBuffer();
    stored.set('/uploads/noise.png', { bytes });
    expect((await read('/pictures/share/noise.png.jpg')).length).toBeLessThanOrEqual(300_000);
  });

  it('a transparent picture, or one of another shape, is shown on the paper colour', async () => {
    const paper = [0xf6, 0xef, 0xdf];
    stored.set('/uploads/clear.png', { bytes: await flat(1200, 630, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer() });
    stored.set('/uploads/tall.png', { bytes: await flat(300, 900).png().toBuffer() });
    expect(isLike(await colourAt(await read('/pictures/share/clear.png.jpg'), 600, 300), paper)).toBe(true);
    const tall = await read('/pictures/share/tall.png.jpg');
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
      const picture = await read('/pictures/share/tall.png.jpg');
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
