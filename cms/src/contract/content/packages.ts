import { z } from 'zod';
import { formSection, pageHead, pictureCard } from './blocks';
import { optionalLink } from './link';
import { media } from './media';
import { pageSeo } from './seo';

export const pack = z.object({
  name: z.string(),
  lead: z.string(),
  featuresHeading: z.string(),
  features: z.array(z.string()),
  /** Names of the other packs whose features come with this one. */
  includes: z.array(z.string()),
  /** U.S. dollars a month; printed only with `showPrices`. */
  price: z.number().nullable(),
  picture: media,
  link: optionalLink,
});
export type Pack = z.infer<typeof pack>;

const addOns = z.object({ heading: z.string(), items: z.array(pictureCard) });

/** What a family agrees to when it pays. What is empty is not shown. */
const conditions = z.object({
  term: z.string(),
  cancellation: z.string(),
  refund: z.string(),
  payment: z.string(),
  notIncluded: z.string(),
});

const showcasePass = z.object({
  heading: z.string(),
  text: z.string(),
  link: optionalLink,
  /** In place of the text and the link while there is no event to register for; '' says that no date is set. */
  overText: z.string(),
  overLink: optionalLink,
  facts: z.array(z.object({ value: z.string(), label: z.string() })),
  stub: z.string(),
  picture: media,
});

/** `/packages` (specification §2, Packages page). */
export const packagesPage = z.object({
  seo: pageSeo,
  head: pageHead,
  /** Switch; off by default. */
  showPrices: z.boolean(),
  /** Words after a price, such as "per month". */
  priceUnit: z.string(),
  /** Under the name of each pack whose price is not printed. */
  priceText: z.string(),
  /** Words before the name of a pack that is included, such as "All of". */
  includesLabel: z.string(),
  packs: z.array(pack),
  /** What the fees do not depend on; empty until the client says that it is true. */
  feesText: z.string(),
  conditions: conditions.nullable(),
  addOns,
  showcasePass,
  registration: formSection,
});
export type PackagesPage = z.infer<typeof packagesPage>;
