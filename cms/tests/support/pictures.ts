import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture that does not compress. */
export async function noise(width: number, height: number): Promise<Sharp> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

let photo: Promise<Buffer> | undefined;

/** A photo as a phone makes it: 12 million pixels, lying on its side, with the place where it was taken. Made once: it takes seconds. */
export function phonePhoto(): Promise<Buffer> {
  photo ??= takePhoto();
  return photo;
}

async function takePhoto(): Promise<Buffer> {
  return (await noise(400, 300))
    .resize(4000, 3000)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 41/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** An animation of small frames. */
export async function animation(format: 'gif' | 'webp' | 'png', frames: number): Promise<Buffer> {
  // Neighbours differ, or the encoder would make one frame of them.
  const frame = (index: number) => {
    const background = { r: (index * 97) % 256, g: (index * 53) % 256, b: (index * 193) % 256 };
    return sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  };
  if (format === 'png') return animatedPng(await frame(1), frames);
  const pictures = await Promise.all(Array.from({ length: frames }, (_, index) => frame(index)));
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** The head of an animated PNG: `acTL` stands before the first data. The decoder reads the still picture alone. */
function animatedPng(still: Buffer, frames: number): Buffer {
  const data = Buffer.alloc(12);
  data.write('acTL', 0, 'latin1');
  data.writeUInt32BE(frames, 4);
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), 16);
  const afterHead = 8 + 25;
  return Buffer.concat([still.subarray(0, afterHead), chunk, still.subarray(afterHead)]);
}
