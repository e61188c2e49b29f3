import { z } from 'zod';
import { filmHead, textCard } from './blocks';
import { optionalLink } from './link';
import { pageSeo } from './seo';

/** Words of `/player-cards` around the cards (specification §2, Player cards list). */
export const galleryIntro = z.object({
  seo: pageSeo,
  hero: filmHead,
  /** Switch of the pages' numbers; off by default. */
  showPagination: z.boolean(),
  /** The free place after a sport's last card. */
  emptySlot: z.object({ text: z.string(), link: optionalLink }),
  /** Nobody fits the search. */
  noMatch: textCard,
  /** There is no card at all. */
  noCards: textCard,
});
export type GalleryIntro = z.infer<typeof galleryIntro>;
