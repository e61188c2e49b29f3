import { z } from 'zod';
import { callToAction, pageHead } from './blocks';
import { optionalLink } from './link';
import { media } from './media';
import { richText } from './rich-text';
import { pageSeo } from './seo';

export const experience = z.object({
  /** Anchor of its detail on `/program-detail`, without the #. */
  anchor: z.string(),
  title: z.string(),
  text: z.string(),
  picture: media,
  detailHeading: z.string(),
  detail: richText,
  joinLink: optionalLink,
});
export type Experience = z.infer<typeof experience>;

/** `/player-experiences` and `/program-detail` (specification §2, decisions "Routes"). */
export const experiencesPage = z.object({
  seo: pageSeo,
  head: pageHead,
  /** Switch of the details with their join-now links; off by default. */
  showDetails: z.boolean(),
  slides: z.array(experience),
  closing: callToAction,
  programDetail: z.object({ seo: pageSeo, head: pageHead, backLink: optionalLink, closing: callToAction }),
});
