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
