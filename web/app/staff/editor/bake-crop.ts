import { ART_HEIGHT, ART_WIDTH, BANNER_HEIGHT, BANNER_WIDTH, type Crop, crop } from '@upfield/cms/art';
import { IMAGE_MAX_SIDE, type ImageKind } from '@upfield/cms/contract/images';
import type { Focus } from './image-state';

/** Width divided by height of the place where each picture prints. */
const RATIO: Record<ImageKind, number> = { card: ART_WIDTH / ART_HEIGHT, banner: BANNER_WIDTH / BANNER_HEIGHT };
/** The ring's size: what it surrounds is taken for the face. */
const FACE_HEIGHT = 0.34;
/** Widest picture that is uploaded, in pixels: DESIGN asks for 1000 on the short side of a card. */
const MOST_WIDE: Record<ImageKind, number> = { card: 1000, banner: IMAGE_MAX_SIDE.banner };
const QUALITY = 0.9;
const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of a picture, in its own pixels, that a crop shows. */
export function shownPart({ left, top, width, height }: Crop, picture: { width: number; height: number }): Rectangle {
  return {
    left: (-left / width) * picture.width,
    top: (-top / height) * picture.height,
    width: picture.width / width,
    height: picture.height / height,
  };
}

const baked = new WeakMap<File, { focus: Focus; file: File }>();

/**
 * Crops a picture around the chosen point to the aspect ratio in which it is shown, so that the card needs no field for
 * the point (DESIGN, Focal crop). The same file and point give the same result, so a repeated save does not upload it again.
 * @returns a JPEG, or a WebP or PNG where parts are transparent; the file itself where there is no point
 * @throws when the browser cannot read the picture
 */
export async function bakeCrop(file: File, focus: Focus | null, kind: ImageKind): Promise<File> {
  if (!focus) return file;
  const known = baked.get(file);
  if (known && known.focus.x === focus.x && known.focus.y === focus.y) return known.file;
  const picture = await createImageBitmap(file);
  const face = kind === 'card' ? { ...focus, faceHeight: FACE_HEIGHT } : focus;
  const part = shownPart(crop(picture, face, { ratio: RATIO[kind] }), picture);
  const result = await drawn(picture, part, Math.round(Math.min(MOST_WIDE[kind], part.width)), file);
  picture.close();
  baked.set(file, { focus, file: result });
  return result;
}

async function drawn(picture: ImageBitmap, part: Rectangle, width: number, file: File): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * part.height) / part.width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  // JPEG has no transparency and would print it black. A browser that cannot write WebP gives PNG instead.
  const wanted = file.type === 'image/jpeg' || isOpaque(context) ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY));
  if (!blob) throw new Error('The picture could not be written.');
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${EXTENSIONS[blob.type]}`, { type: blob.type });
}

function isOpaque(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}
