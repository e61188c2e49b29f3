import { z } from 'zod';
import { HONEYPOT_FIELD, HONEYPOT_MAX, UTM_FIELDS, UTM_VALUE_MAX, type UtmField } from './lead-choices';
import { encodeMessage, LANGUAGES } from './messages';
import { optionalText } from './rules';

/** A form filled faster than this, in milliseconds, was filled by a program. */
export const LEAD_FASTEST_MS = 3000;

/** A captcha's challenge can be answered for this long. */
export const CAPTCHA_MINUTES = 20;

/** Longest captcha answer, in characters; a real one has about 700. */
const CAPTCHA_MAX = 4000;

/** Longest path of the page a form stood on, in characters. */
export const SOURCE_PAGE_MAX = 500;

const utmValue = optionalText(UTM_VALUE_MAX);
const utmValues = Object.fromEntries(UTM_FIELDS.map((field) => [field, utmValue])) as Record<UtmField, typeof utmValue>;

/** Fields of every form's lead: the language, the origin, and the data that distinguish people from programs. */
export const leadEnvelope = z.strictObject({
  /** Made by the form when it opens: the same id twice is the same lead (decisions, HTTP contract). */
  submissionId: z.uuid({ error: encodeMessage('rule.required') }),
  language: z.enum(LANGUAGES, { error: encodeMessage('rule.choice') }).default(LANGUAGES[0]),
  /** Path of the page the form stood on. */
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

export type SpamSign = 'honeypot' | 'too-fast' | 'link';

/** A web address, in texts where a full stop may also stand in an abbreviation, such as EE.UU. */
const ADDRESS = /https?:|www\.|\.(com|net|org|info|xyz|ru|top|shop|click)\b/i;
/**
 * What a mail program may make a link of: a scheme, `www.`, or `word.tld` with any top-level domain. Full-width and
 * ideographic dots are dots to a browser (UTS 46), too.
 */
const LINK = /[a-z][a-z0-9+-]*:\/\/|www\.|[\p{L}\p{N}_-][.\u3002\uff0e\uff61]\p{L}{2,}/iu;

/** Texts in which a web address is a sign of spam. */
interface WrittenTexts {
  /** Of people. The first word of one goes into a mail to an address that nobody has confirmed. */
  names: string[];
  /** A sport, a country. */
  others?: string[];
}

/** Why a lead looks like spam. It is stored nevertheless, because the signs can be wrong. */
export function spamSigns(
  { subject, elapsed }: Pick<LeadEnvelope, 'subject' | 'elapsed'>,
  { names, others = [] }: WrittenTexts,
): SpamSign[] {
  const signs: SpamSign[] = [];
  if (subject) signs.push('honeypot');
  if (elapsed !== null && elapsed < LEAD_FASTEST_MS) signs.push('too-fast');
  if (names.some((text) => LINK.test(text)) || others.some((text) => ADDRESS.test(text))) signs.push('link');
  return signs;
}
