import { z } from 'zod';
import { callToAction, pageHead } from './blocks';
import { media, mediaFile } from './media';
import { richText } from './rich-text';
import { pageSeo } from './seo';

const statement = z.object({ heading: z.string(), text: z.string() });

const person = z.object({ name: z.string(), role: z.string(), college: z.string(), photo: media });
export type Person = z.infer<typeof person>;

/** `/about`, anchors #mission and #vision (specification §2, About page). */
export const aboutPage = z.object({
  seo: pageSeo,
  head: pageHead,
  pictures: z.array(mediaFile),
  mission: statement,
  vision: statement,
  story: z.object({
    heading: z.string(),
    text: richText,
    stages: z.array(z.object({ label: z.string(), title: z.string(), text: z.string() })),
  }),
  /** Whom a family talks to; nothing is shown without. */
  people: z.array(person),
  closing: callToAction,
});
export type AboutPage = z.infer<typeof aboutPage>;
