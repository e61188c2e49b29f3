import { z } from 'zod';
import { encodeMessage } from '../messages';
import { isHref } from '../urls';

/** Longest target of a link, in characters. */
export const HREF_MAX = 2000;

/** Target of a link. */
export const href = z
  .string({ error: () => encodeMessage('rule.required') })
  .max(HREF_MAX, { error: encodeMessage('rule.text.long', { max: HREF_MAX }) })
  .refine(isHref, { error: encodeMessage('rule.href') });

/** Target that may be left out; empty text where there is none. */
export const optionalHref = z.union([z.literal(''), href]);

/** A link or button with its own words. */
export const link = z.object({ label: z.string(), href, newTab: z.boolean() });
export type Link = z.infer<typeof link>;

/** A link an editor may leave out. */
export const optionalLink = link.nullable();

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'tiktok', 'youtube', 'x', 'whatsapp', 'linkedin'] as const;

/** One of our social media accounts; `label` is what is printed, such as `@upfield.usa`. */
export const socialLink = z.object({
  network: z.enum(SOCIAL_NETWORKS),
  label: z.string(),
  /** Empty for an account that is not set up: it is printed and not linked. */
  href: optionalHref,
});
export type SocialLink = z.infer<typeof socialLink>;
