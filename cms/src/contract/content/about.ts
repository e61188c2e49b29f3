import { z } from 'zod';
import { callToAction, pageHead } from './blocks';
import { mediaFile } from './media';
import { richText } from './rich-text';
import { pageSeo } from './seo';

const statement = z.object({ heading: z.string(), text: z.string() });

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
  closing: callToAction,
});
export type AboutPage = z.infer<typeof aboutPage>;
