import type { ImageKind, PlayerCard } from '@upfield/cms/contract';

/** Middle of what matters in a picture; shares of its width and height, 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

/** What a picker holds. */
export interface ImageState {
  /** Address of the picture that the card has; null when there is none or it was removed. */
  storedUrl: string | null;
  /** A newly chosen file, which will replace it. */
  file: File | null;
  /** Where the person dragged the ring; null leaves the file as it is. */
  focus: Focus | null;
}

/** What the form's two pickers hold. */
export type ImageStates = Record<ImageKind, ImageState>;

/** Identifies a chosen picture and its crop; the same after a reload. */
export const pictureMark = ({ name, size, lastModified }: File, focus: Focus | null): string =>
  JSON.stringify([name, size, lastModified, focus?.x ?? null, focus?.y ?? null]);

export const noImage: ImageState = { storedUrl: null, file: null, focus: null };

/** The pictures of a card as pickers hold them; none for a new card. */
export const storedImages = (card: PlayerCard | null): Record<ImageKind, ImageState> => ({
  card: { ...noImage, storedUrl: card?.cardImageUrl ?? null },
  banner: { ...noImage, storedUrl: card?.bannerImageUrl ?? null },
});

/**
 * Pictures for overwriting a version that somebody else stored meanwhile. A picture that was not changed in this form is
 * taken from their version, because the file it refers to may have been deleted when they replaced it.
 * @param opened the version that these pickers started from
 */
export function imagesOver(
  states: Record<ImageKind, ImageState>,
  opened: PlayerCard,
  theirs: PlayerCard,
): Record<ImageKind, ImageState> {
  const [before, after] = [storedImages(opened), storedImages(theirs)];
  const chosen = (kind: ImageKind) => {
    const isUntouched = states[kind].file === null && states[kind].storedUrl === before[kind].storedUrl;
    return isUntouched ? after[kind] : states[kind];
  };
  return { card: chosen('card'), banner: chosen('banner') };
}
