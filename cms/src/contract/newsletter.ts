import { z } from 'zod';
import { HONEYPOT_FIELD, HONEYPOT_MAX } from './lead-choices';
import { encodeMessage, LANGUAGES } from './messages';
import { email } from './rules';

/** Body of POST /newsletter: asks for the mail that confirms the address. */
export const newsletterSignup = z.strictObject({
  email,
  language: z.enum(LANGUAGES, { error: encodeMessage('rule.choice') }).default(LANGUAGES[0]),
  [HONEYPOT_FIELD]: z.string().max(HONEYPOT_MAX).nullish(),
});
export type NewsletterSignup = z.infer<typeof newsletterSignup>;

/** Body of POST /newsletter/confirm and POST /newsletter/leave: the code of the link in the mail. */
export const newsletterCode = z.strictObject({
  code: z.string({ error: encodeMessage('rule.required') }).regex(/^[\w-]{20,100}$/, {
    error: encodeMessage('rule.link'),
  }),
});

/** A confirmation link works for this long. */
export const NEWSLETTER_CONFIRM_DAYS = 7;
