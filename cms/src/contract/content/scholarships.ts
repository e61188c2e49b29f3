import { z } from 'zod';
import { pageHead, pictureCard, textCard } from './blocks';
import { optionalLink } from './link';
import { media } from './media';
import { richText } from './rich-text';
import { pageSeo } from './seo';

/** `shortName` is the word of the contents line at the page's head. */
const guaranteed = z.object({
  shortName: z.string(),
  heading: z.string(),
  text: richText,
  picture: media,
  link: optionalLink,
});

const included = z.object({ heading: z.string(), items: z.array(pictureCard) });

const association = z.object({ abbreviation: z.string(), name: z.string(), text: z.string(), link: optionalLink });

const sports = z.object({
  shortName: z.string(),
  heading: z.string(),
  text: richText,
  associations: z.array(association),
});

const academic = z.object({
  shortName: z.string(),
  heading: z.string(),
  text: richText,
  items: z.array(textCard),
  link: optionalLink,
});

const priceBox = z.object({
  /** Switch; off by default. */
  enabled: z.boolean(),
  heading: z.string(),
  /** U.S. dollars. */
  amount: z.number().nullable(),
  unit: z.string(),
  text: z.string(),
  link: optionalLink,
});

const extraLists = z.object({
  /** Switch; off by default. */
  enabled: z.boolean(),
  lists: z.array(z.object({ heading: z.string(), items: z.array(z.string()) })),
});

/** `/scholarships` (specification §2, Scholarships page). */
export const scholarshipsPage = z.object({
  seo: pageSeo,
  head: pageHead,
  guaranteed,
  included,
  sports,
  academic,
  priceBox,
  extraLists,
});
export type ScholarshipsPage = z.infer<typeof scholarshipsPage>;
