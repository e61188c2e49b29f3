/** Cleans typed text before it is stored: invisible characters would otherwise reach pages, mails and the database. */

/** Longest e-mail address, in characters (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX = 254;

/** Longest id of an entry, in characters; Strapi's have 24. */
export const DOCUMENT_ID_MAX = 64;

/** What no text of a request may hold: U+0000, which PostgreSQL does not store, and lone surrogates, on which the hashing of passwords does not terminate. */
export const INVALID_IN_TEXT = /\p{Cs}|\0/gu;

/**
 * The start of a text that an address or a form brings, without what no text may hold: a cut can halve a character.
 * @param longest in UTF-16 units, as `maxlength` counts
 */
export const validStart = (text: string, longest: number): string =>
  text.slice(0, longest).replace(INVALID_IN_TEXT, '');

/** Control characters and line separators. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROL_IN_LINES = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu;
/**
 * Lone surrogates and invisible characters, such as those that reverse the direction of text. Joiners are kept, because
 * Persian names and emoji need them.
 */
const INVISIBLE = /\p{Cs}|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

const trimVisible = (text: string): string => (VISIBLE.test(text) ? text.trim() : '');

/** @returns the text on one line, without what cannot be seen; `""` when nothing is left */
export const oneLine = (text: string): string => trimVisible(text.replace(CONTROL, ' ').replace(INVISIBLE, ''));

/** @returns the same for a text of several lines, each ended by `\n` */
export const lines = (text: string): string =>
  trimVisible(text.replace(/\r\n?/g, '\n').replace(CONTROL_IN_LINES, ' ').replace(INVISIBLE, ''));
