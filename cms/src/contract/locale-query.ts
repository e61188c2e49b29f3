import { z } from 'zod';
import { encodeMessage, LANGUAGES } from './messages';

/** `locale` of a query: the language that an answer's words are in. */
const locale = z.enum(LANGUAGES, { error: encodeMessage('rule.choice') });

/** The language of an answer; English where none is asked for. */
export const localeOrEnglish = locale.default('en');

/** Query of a read whose words have a language. */
export const localeQuery = z.object({ locale: localeOrEnglish });

/** Query of GET /site/pages/{name}. */
export const pageQuery = z.object({
  locale: locale
    .optional()
    .describe(
      'Without it the language that the page has at its own path: Spanish for draft and register, else English.',
    ),
});
