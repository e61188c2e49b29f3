import { z } from 'zod';
import { media } from './media';

/** What search engines and shared links show. An empty field falls back to Global's default. */
export const seo = z.object({
  title: z.string(),
  description: z.string(),
  /** Picture of a shared link, 1200 by 630 pixels at best. */
  image: media,
});
export type Seo = z.infer<typeof seo>;

/** A page's own values; null when the editor set none. */
export const pageSeo = seo.nullable();
