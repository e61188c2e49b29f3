import { z } from 'zod';
import { HONEYPOT_FIELD } from './lead-envelope';
import { encodeMessage } from './messages';
import { email } from './rules';

/** Body of POST /newsletter: asks for the mail that confirms the address. */
export const newsletterSignup = z.strictObject({
  email,
  language: z.enum(['en', 'es'], { error: encodeMessage('rule.choice') }).default('en'),
  [HONEYPOT_FIELD]: z.string().max(500).nullish(),
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
