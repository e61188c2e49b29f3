import { z } from 'zod';
import { HONEYPOT_FIELD, HONEYPOT_MAX, UTM_FIELDS, UTM_VALUE_MAX, type UtmField } from './lead-choices';
import { encodeMessage, LANGUAGES } from './messages';
import { optionalText } from './rules';

/** A captcha's challenge can be answered for this long. */
export const CAPTCHA_MINUTES = 20;

/** Longest captcha answer, in characters; a real one has about 700. */
const CAPTCHA_MAX = 4000;

/** Longest path of the page with the form, in characters. */
export const SOURCE_PAGE_MAX = 500;

const utmValue = optionalText(UTM_VALUE_MAX);
const utmValues = Object.fromEntries(UTM_FIELDS.map((field) => [field, utmValue])) as Record<UtmField, typeof utmValue>;

/** Fields of every form's lead: the language, the origin, and the data that distinguish people from programs. */
export const leadEnvelope = z.strictObject({
  /** Made by the form when it opens: the same id twice is the same lead (decisions, HTTP contract). */
  submissionId: z.uuid({ error: encodeMessage('rule.required') }),
  language: z.enum(LANGUAGES, { error: encodeMessage('rule.choice') }).default(LANGUAGES[0]),
  /** Path of the page with the form. */
  sourcePage: optionalText(SOURCE_PAGE_MAX).refine((path) => path === null || path.startsWith('/'), {
    error: encodeMessage('rule.choice'),
  }),
  utm: z
    .strictObject(utmValues)
    .nullish()
    .transform((utm) => utm ?? null),
  /** The widget's answer: base64 of `{challenge, solution}`. */
  altcha: z
    .string({ error: () => encodeMessage('rule.captcha') })
    .min(1, { error: encodeMessage('rule.captcha') })
    .max(CAPTCHA_MAX, { error: encodeMessage('rule.captcha') }),
  [HONEYPOT_FIELD]: z
    .string()
    .max(HONEYPOT_MAX)
    .nullish()
    .transform((text) => text || null),
  /** Milliseconds between the form's opening and its sending; absent without JavaScript. */
  elapsed: z
    .number()
    .int()
    .min(0)
    .nullish()
    .transform((milliseconds) => milliseconds ?? null),
});
export type LeadEnvelope = z.infer<typeof leadEnvelope>;
