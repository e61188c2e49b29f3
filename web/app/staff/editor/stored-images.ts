import type { ImageKind, PlayerCard } from '@upfield/cms/contract';
import { type ImageState, noImage } from './image-state';

/** The pictures of a card as pickers hold them; none for a new card. */
export const storedImages = (card: PlayerCard | null): Record<ImageKind, ImageState> => ({
  card: { ...noImage, storedUrl: card?.cardImageUrl ?? null },
  banner: { ...noImage, storedUrl: card?.bannerImageUrl ?? null },
});

/**
 * Pictures for saving over a version that somebody else stored meanwhile: one that nobody touched here becomes theirs,
 * because what it refers to may have been deleted when they replaced it.
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
