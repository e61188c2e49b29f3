import { z } from 'zod';
import { encodeMessage } from '../messages';
import { isHttpUrl } from '../urls';

const ANCHOR = /^#[\w-]+$/;
/** `/path?query#anchor`; a second slash or a backslash would leave the site. */
const SITE_PAGE = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
const MAIL = /^mailto:[^\s@<>"]+@[^\s@<>"]+$/i;
const PHONE = /^tel:\+?[\d() .-]{3,}$/i;

/**
 * Whether an editor may link to `text`: a page of the site (`/about`), an anchor (`#contact`), an outside address
 * (http, https), `mailto:` or `tel:`. Everything else is refused, `javascript:` above all.
 */
export function isHref(text: string): boolean {
  return [ANCHOR, SITE_PAGE, MAIL, PHONE].some((form) => form.test(text)) || (!/\s/.test(text) && isHttpUrl(text));
}

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
export const socialLink = z.object({ network: z.enum(SOCIAL_NETWORKS), label: z.string(), href });
export type SocialLink = z.infer<typeof socialLink>;
