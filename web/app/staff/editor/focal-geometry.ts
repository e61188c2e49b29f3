import type { Focus } from './image-state';

interface Size {
  width: number;
  height: number;
}

/** Where `object-fit: cover` with `object-position: 50% 30%` shows a picture: its size and offset in shares of the box. */
const POSITION = { x: 0.5, y: 0.3 };

function cover(picture: Size, box: Size) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = (picture.width * scale) / box.width;
  const height = (picture.height * scale) / box.height;
  return { width, height, left: (1 - width) * POSITION.x, top: (1 - height) * POSITION.y };
}

/** A point of the picture as a point of the box that shows it, both in shares. */
export function pointInBox(point: Focus, picture: Size, box: Size): Focus {
  const shown = cover(picture, box);
  return { x: shown.left + point.x * shown.width, y: shown.top + point.y * shown.height };
}

/** The reverse: a point of the box as a point of the picture, never outside it. */
export function pointInPicture(point: Focus, picture: Size, box: Size): Focus {
  const shown = cover(picture, box);
  const inside = (share: number) => Math.min(1, Math.max(0, share));
  return { x: inside((point.x - shown.left) / shown.width), y: inside((point.y - shown.top) / shown.height) };
}
