import sharp from 'sharp';
import type { ImageSize } from '../contract';
import type { PictureFormat } from './format';

/** What a picture says of itself, before anything of it is unpacked. */
export interface PictureHead {
  size: ImageSize;
  /** Whether its pixels lie as it is meant to be seen. */
  isUpright: boolean;
  hasMetadata: boolean;
}

/**
 * Reads the head of a picture.
 * @param upload the file's bytes
 * @throws when the decoder cannot read it
 */
export async function headOf(upload: Buffer, format: PictureFormat): Promise<PictureHead> {
  // Without the decoder's own limit, whose refusal would not say how large the picture is.
  const { width, height, pages, orientation, exif, xmp, iptc } = await sharp(upload, {
    limitInputPixels: false,
  }).metadata();
  return {
    size: { width, height, frames: format === 'png' ? framesOfPng(upload) : (pages ?? 1) },
    isUpright: (orientation ?? 1) === 1,
    hasMetadata: Boolean(exif ?? xmp ?? iptc),
  };
}

const ANIMATION_CONTROL = Buffer.from('acTL');
const FIRST_DATA = Buffer.from('IDAT');

/** Frames of an animated PNG, which the decoder takes for a still one (PNG, third edition, section 11.3.6.1). */
function framesOfPng(upload: Buffer): number {
  const at = upload.indexOf(ANIMATION_CONTROL);
  const isAnimated = at >= 0 && at < upload.indexOf(FIRST_DATA) && at + 8 <= upload.length;
  return isAnimated ? Math.max(1, upload.readUInt32BE(at + ANIMATION_CONTROL.length)) : 1;
}
