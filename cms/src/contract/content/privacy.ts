import { z } from 'zod';
import { richText } from './rich-text';
import { pageSeo } from './seo';

/** The privacy text. `anchor` is without the #. */
const legalText = z.object({
  seo: pageSeo,
  title: z.string(),
  lead: z.string(),
  contentsLabel: z.string(),
  /** Words of the link to the other language. */
  otherLanguageLabel: z.string(),
  sections: z.array(z.object({ anchor: z.string(), heading: z.string(), text: richText })),
});
export type LegalText = z.infer<typeof legalText>;

/** A company that handles data for us. */
const provider = z.object({ name: z.string(), purpose: z.string() });

/** `/privacy` (English) and `/privacidad` (Spanish). What is empty is not shown. */
export const privacyPage = z.object({
  document: legalText,
  updatedOn: z.iso.date().nullable(),
  providers: z.array(provider),
  hostingCountry: z.string(),
});
export type PrivacyPage = z.infer<typeof privacyPage>;
