import type { LeadEnvelope } from '../contract';

/** A form filled faster than this, in milliseconds, was filled by a program. */
const FASTEST_MS = 3000;

type SpamSign = 'honeypot' | 'too-fast' | 'link';

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
  if (elapsed !== null && elapsed < FASTEST_MS) signs.push('too-fast');
  if (names.some((text) => LINK.test(text)) || others.some((text) => ADDRESS.test(text))) signs.push('link');
  return signs;
}
