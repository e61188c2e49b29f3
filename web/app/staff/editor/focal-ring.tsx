import type { ImageKind } from '@upfield/cms/contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { pointInBox, pointInPicture } from './focal-geometry';
import styles from './focal-ring.module.css';
import type { Focus } from './image-state';

interface FocalRingProps {
  kind: ImageKind;
  /** Address of the whole picture. */
  picture: string;
  focus: Focus | null;
  onFocus: (focus: Focus) => void;
}

/** The ring's initial position: the focal point that the gallery uses when none was chosen. */
const UNMOVED: Record<ImageKind, Focus> = { card: { x: 0.5, y: 0.28 }, banner: { x: 0.5, y: 0.5 } };
/** Share of the picture that an arrow key moves it. */
const KEY_STEP = 0.02;
const ARROWS: Record<string, Focus> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};
const inside = (share: number) => Math.min(1, Math.max(0, share));

/** A ring over the preview that marks the face; dragged, or moved with the arrow keys. */
export function FocalRing({ kind, picture, focus, onFocus }: FocalRingProps) {
  const labels = useLabels(staffLabels);
  const layer = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLButtonElement>(null);
  const size = usePictureSize(picture);
  const [dragged, setDragged] = useState<Focus | null>(null);
  const point = dragged ?? focus ?? UNMOVED[kind];

  useEffect(() => {
    const box = layer.current?.getBoundingClientRect();
    if (!box || !size || !ring.current) return;
    const { x, y } = pointInBox(point, size, box);
    // Set through the CSSOM: the content security policy forbids style attributes.
    ring.current.style.left = `${inside(x) * 100}%`;
    ring.current.style.top = `${inside(y) * 100}%`;
  }, [point, size]);

  const follow = (event: PointerEvent) => {
    const box = layer.current?.getBoundingClientRect();
    if (!box || !size || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const place = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    setDragged(pointInPicture(place, size, box));
  };
  const drop = () => {
    if (dragged) onFocus(dragged);
    setDragged(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onFocus({ x: inside(point.x + step.x), y: inside(point.y + step.y) });
  };

  return (
    <div ref={layer} className={styles.layer}>
      <button
        ref={ring}
        type="button"
        className={styles.ring}
        aria-label={`${labels.focalRing}, ${labels.focalAt(Math.round(point.x * 100), Math.round(point.y * 100))}`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={follow}
        onPointerUp={drop}
        onPointerCancel={drop}
        onKeyDown={press}
      />
    </div>
  );
}

function usePictureSize(picture: string): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = picture;
    return () => {
      image.onload = null;
    };
  }, [picture]);
  return size;
}
