import { z } from 'zod';
import { filmHead, formSection, linkedCard } from './blocks';
import { optionalLink } from './link';
import { media } from './media';
import { pageSeo } from './seo';

/** Strip above the home page that announces the draft. The dates it counts down to stand on the draft page. */
const eventBanner = z.object({
  /** Switch; off by default. */
  enabled: z.boolean(),
  title: z.string(),
  text: z.string(),
  countdownLabel: z.string(),
  link: optionalLink,
});

const steps = z.object({
  label: z.string(),
  note: z.string(),
  heading: z.string(),
  items: z.array(linkedCard),
});

const services = z.object({ heading: z.string(), linkLabel: z.string(), items: z.array(linkedCard) });

/** What somebody said about us. */
export const quote = z.object({
  text: z.string(),
  person: z.string(),
  caption: z.string(),
  picture: media,
  /** Written as an example, not said by a real person: the note is printed beside it. */
  illustrative: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

const quotes = z.object({ heading: z.string(), illustrativeNote: z.string(), items: z.array(quote) });

/** `/` (specification §2, Home page). */
export const homePage = z.object({
  seo: pageSeo,
  eventBanner,
  hero: filmHead,
  steps,
  services,
  quotes,
  contact: formSection,
});
export type HomePage = z.infer<typeof homePage>;
