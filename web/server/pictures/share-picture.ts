import { BRAND, type CropBox, crop, type PictureSize } from '@upfield/cms/art';
import { IMAGE_MAX_PIXELS, imageTypeOf } from '@upfield/cms/contract';
import sharp, { type OutputInfo } from 'sharp';
import { SHARED_PICTURE } from '~/ui/picture-address';

/** Shares of the picture from its upper left, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

const { width: WIDTH, height: HEIGHT } = SHARED_PICTURE;

/** WhatsApp shows no picture that is larger, in bytes. */
const MAX_BYTES = 300 * 1000;
/** JPEG qualities in the order they are tried; the first that fits the size is used. */
const QUALITIES = [82, 70, 55, 40, 25, 10];

/** The smallest share of a picture that a crop may keep; below it the picture is shown whole on the paper colour, so that no face is cut. */
const LEAST_IN_VIEW = 0.75;

/**
 * Makes the picture of a shared link: 1200 by 630 pixels, JPEG, at most 300 KB, for every source format. Cropped around the
 * focal point that the editor set; a picture that would lose too much is shown whole on the paper colour.
 * @param original bytes of a stored picture; of an animation the first frame is shown
 * @param focus the focal point; null where none was set
 * @throws when it is no picture, or one that is too large
 */
export async function makeSharePicture(original: Buffer, focus: Point | null): Promise<Buffer> {
  if (imageTypeOf(original) === null) throw new Error('Not a picture');
  const picture = sharp(original, { limitInputPixels: IMAGE_MAX_PIXELS })
    .autoOrient()
    .flatten({ background: BRAND.paper });
  const { autoOrient: size } = await picture.metadata();
  const point = focus ?? (isCloseInShape(size) ? { x: 0.5, y: 0.5 } : null);
  const framed = point
    ? picture.extract(windowAround(point, size)).resize(WIDTH, HEIGHT, { fit: 'fill' })
    : picture.resize(WIDTH, HEIGHT, { fit: 'contain', background: BRAND.paper });
  const { data, info } = await framed.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return smallEnough(data, info);
}

function isCloseInShape({ width, height }: PictureSize): boolean {
  const shapes = [width / height, WIDTH / HEIGHT];
  return Math.min(...shapes) / Math.max(...shapes) >= LEAST_IN_VIEW;
}

const BOX: CropBox = { ratio: WIDTH / HEIGHT, faceAt: { x: 0.5, y: 0.5 } };

/** The part of a picture, in its pixels, that fills the shared picture with a point as near to its middle as can be. */
function windowAround(point: Point, size: PictureSize) {
  // Of the crop, `left` and `top` are negative where the picture begins outside of the box.
  const { left, top, width, height } = crop(size, point, BOX);
  const inside = (share: number, side: number) => Math.min(side - 1, Math.max(0, Math.round(share * side)));
  const x = inside(-left / width, size.width);
  const y = inside(-top / height, size.height);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(size.width - x, Math.round(size.width / width))),
    height: Math.max(1, Math.min(size.height - y, Math.round(size.height / height))),
  };
}

async function smallEnough(pixels: Buffer, { width, height, channels }: OutputInfo): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(pixels, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error('No quality makes the picture small enough');
}
