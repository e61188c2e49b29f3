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
