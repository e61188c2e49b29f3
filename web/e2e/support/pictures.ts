import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A file as a picker takes it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one colour, as large as a phone's photo is. */
export async function picture(name: string, colour: string, width = 1200, height = 1500): Promise<PictureFile> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture that does not compress, so that it takes a while to go up: about 1.3 MB. */
export async function heavyPicture(name: string): Promise<PictureFile> {
  const [width, height] = [1000, 1250];
  const noise = randomBytes(width * height * 3);
  const buffer = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
