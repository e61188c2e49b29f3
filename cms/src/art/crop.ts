/** A picture in its own pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The face in a picture; shares of the picture, 0 to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
  /** Height of the face as a share of the picture's height; leave it out when it is not known. */
  readonly faceHeight?: number;
}

/** The box to fill; shares of the box, 0 to 1. */
export interface CropBox {
  /** Width divided by height. */
  readonly ratio: number;
  /** How much of the box's height the face should fill. */
  readonly faceShare?: number;
  /** Where the middle of the face should sit. */
  readonly faceAt?: { readonly x: number; readonly y: number };
}

/** Where the picture lies over the box, in shares of the box's width (left, width) and height (top, height). */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card shows a face (DESIGN, Focal crop). */
const CARD_FACE_SHARE = 0.43;
const CARD_FACE_AT = { x: 0.5, y: 0.39 };
/** Without a known face the picture covers the box, its point of interest assumed here. */
export const UNKNOWN_FACE: FocalPoint = { x: 0.5, y: 0.28 };
/** A photograph is never enlarged past this many times its covering size. */
const MAX_ENLARGEMENT = 4;
/** Near an edge the face may become this much larger than asked, so that it can still be centred. */
const EDGE_ALLOWANCE = 1.4;

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** How large the picture must be for the face to sit at `at` without an empty edge; `stretch` is width per height. */
function zoomToCentre(face: FocalPoint, at: { x: number; y: number }, stretch: number): number {
  return Math.max(
    at.y / face.y,
    (1 - at.y) / (1 - face.y),
    at.x / face.x / stretch,
    (1 - at.x) / (1 - face.x) / stretch,
  );
}

/**
 * Crops a picture to a box around a face: the face fills `faceShare` of the height and sits at `faceAt`, no edge is
 * ever empty, and a face near the picture's edge is enlarged a little further so that it can be centred (DESIGN, Focal crop).
 */
export function crop(picture: PictureSize, focus: FocalPoint, box: CropBox): Crop {
  const { ratio, faceShare = CARD_FACE_SHARE, faceAt = CARD_FACE_AT } = box;
  const stretch = picture.width / picture.height / ratio;
  const cover = Math.max(1 / stretch, 1);
  const most = cover * MAX_ENLARGEMENT;
  let height = cover;
  if (focus.faceHeight) {
    const wanted = clamp(faceShare / focus.faceHeight, cover, most);
    const centred = Math.min(zoomToCentre(focus, faceAt, stretch), (faceShare * EDGE_ALLOWANCE) / focus.faceHeight);
    height = clamp(centred, wanted, most);
  }
  const width = height * stretch;
  return {
    left: clamp(faceAt.x - focus.x * width, 1 - width, 0),
    top: clamp(faceAt.y - focus.y * height, 1 - height, 0),
    width,
    height,
  };
}
