import { E164 } from './rules';

/**
 * First characters that make a spreadsheet treat a cell as a formula (OWASP, CSV Injection), including full-width
 * forms.
 */
const FORMULA = /^[\s\u200b]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|%]/;

/** One cell, quoted. Text that a spreadsheet would run gets an apostrophe in front; a phone number stays one that can be dialled. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);
  const harmless = FORMULA.test(text) && !E164.test(text) ? `'${text}` : text;
  return `"${harmless.replace(/"/g, '""')}"`;
}

/** A table as CSV (RFC 4180), with the mark that tells spreadsheets it is UTF-8. @param rows the first one has the headings */
export const csvText = (rows: readonly (readonly unknown[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
