import { z } from 'zod';
import { isCalendarDay } from './calendar-day';
import type { NumberBounds } from './card-bounds';
import { encodeMessage } from './messages';
import { EMAIL_MAX, lines, oneLine } from './text';
import { FILM_URL_MAX, isHttpUrl, withScheme } from './urls';

/** Building blocks of the schemas: each rule raises a message key, never a sentence. */

const text = (max: number, clean: (text: string) => string) =>
  z
    .string({ error: () => encodeMessage('rule.required') })
    .overwrite(clean)
    .max(max, { error: encodeMessage('rule.text.long', { max }) });

/** One line that must be there: trimmed, at least one character that can be seen, at most `max`. */
export const requiredText = (max: number) => text(max, oneLine).min(1, { error: encodeMessage('rule.required') });

/** The same of several lines. */
export const requiredLines = (max: number) => text(max, lines).min(1, { error: encodeMessage('rule.required') });

/** One line that may be absent: `""`, null and absent are null (decisions, HTTP contract). */
export const optionalText = (max: number) =>
  text(max, oneLine)
    .nullish()
    .transform((line) => line || null);

/** Several lines that may be absent. */
export const optionalLines = (max: number) =>
  text(max, lines)
    .nullish()
    .transform((paragraphs) => paragraphs || null);

/** What a list is searched for. */
export const searchText = (max: number) => text(max, oneLine).optional();

const decimals = (step: number) => Math.max(0, -Math.floor(Math.log10(step)));

/**
 * A number that may be absent: `""`, null and absent are null. A numeric string counts, with a point or a comma
 * as decimal sign (specification §5 "Numeric parsing"; issue of Latin American keyboards).
 */
export const optionalNumber = ({ min, max, step }: NumberBounds) =>
  z
    .union([z.number(), z.string(), z.null()], { error: () => encodeMessage('rule.number') })
    .optional()
    .transform((value, context) => {
      const number = parseNumber(value);
      if (number === null) return null;
      const digits = decimals(step);
      const problem = Number.isNaN(number)
        ? encodeMessage('rule.number')
        : number < min
          ? encodeMessage('rule.min', { min })
          : number > max
            ? encodeMessage('rule.max', { max })
            : Number(number.toFixed(digits)) !== number
              ? encodeMessage(digits === 0 ? 'rule.integer' : 'rule.step', { digits })
              : null;
      if (problem === null) return number;
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });

/**
 * Reads a typed number.
 * @returns null for nothing typed, NaN for something that is no plain decimal number
 */
export function parseNumber(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : Number.NaN;
  const text = value.trim();
  if (text === '') return null;
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

interface Years {
  min: number;
  max: number;
}

/** A typed year; for anything else `z.NEVER`, with an issue that gives the reason. */
function yearIn(range: Years, value: string | number | null | undefined, context: z.RefinementCtx): number {
  const year = parseNumber(value);
  if (year !== null && Number.isInteger(year) && year >= range.min && year <= range.max) return year;
  const message = year === null ? encodeMessage('rule.required') : encodeMessage('rule.year', { ...range });
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** A year that must be there. @param max asked at each check, because some ranges end so many years from now */
export const yearBetween = (min: number, max: () => number) =>
  z
    .union([z.number(), z.string()], { error: () => encodeMessage('rule.required') })
    .transform((value, context) => yearIn({ min, max: max() }, value, context));

/** The same year where it may be absent: `""`, null and absent are null (decisions, HTTP contract). */
export const optionalYearBetween = (min: number, max: () => number) =>
  z
    .union([z.number(), z.string(), z.null()], { error: () => encodeMessage('rule.number') })
    .optional()
    .transform((value, context) => (parseNumber(value) === null ? null : yearIn({ min, max: max() }, value, context)));

/** School years of a card or a lead: older stored years stay valid, typing errors do not. */
export const SCHOOL_YEAR_RANGE = { min: 1950, max: 2100 } as const;

/** A school year that must be there. */
export const schoolYear = yearBetween(SCHOOL_YEAR_RANGE.min, () => SCHOOL_YEAR_RANGE.max);

/** A link to a film that may be absent; http(s) only. */
export const optionalFilmUrl = optionalText(FILM_URL_MAX)
  .transform((url) => url && withScheme(url))
  .refine((url) => url === null || isHttpUrl(url), { error: encodeMessage('rule.url') });

/** A date of birth that may be absent: a real day, in the past, of the last 120 years. An ISO timestamp is cut to its day. */
export const optionalBirthDate = z
  .string({ error: () => encodeMessage('rule.date') })
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const day = text.trim().replace(/T\d{2}:[\d:.]+(Z|[+-]\d{2}:?\d{2})?$/, '');
    const today = new Date().toISOString().slice(0, 10);
    const oldest = `${new Date().getFullYear() - 120}-01-01`;
    const problem = !isCalendarDay(day)
      ? encodeMessage('rule.date')
      : day >= today || day < oldest
        ? encodeMessage('rule.date.past')
        : null;
    if (problem === null) return day;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

/** Earliest year of a consent: no current player was one before. */
export const CONSENT_YEAR_MIN = 2000;

/** Longest date as typed, in characters; anything longer is invalid. */
const DATE_TEXT_MAX = 40;

/** The day of a consent, which must be there: a real day from `CONSENT_YEAR_MIN` on, today at the latest (UTC). */
export const consentDay = requiredText(DATE_TEXT_MAX).transform((day, context) => {
  const today = new Date().toISOString().slice(0, 10);
  const problem =
    !isCalendarDay(day) || day < `${CONSENT_YEAR_MIN}-01-01`
      ? encodeMessage('rule.date')
      : day > today
        ? encodeMessage('rule.date.future')
        : null;
  if (problem === null) return day;
  context.addIssue({ code: 'custom', message: problem });
  return z.NEVER;
});

/** A phone number in E.164 (ITU-T): a plus, the country code, 7 to 15 digits in all. */
export const E164 = /^\+[1-9]\d{6,14}$/;
/** Longest number in E.164, in characters. */
export const E164_MAX = 16;

/** An e-mail address, trimmed and in lower case. */
export const email = z
  .string({ error: () => encodeMessage('rule.required') })
  .trim()
  .toLowerCase()
  .min(1, { error: encodeMessage('rule.required') })
  .max(EMAIL_MAX, { error: encodeMessage('rule.text.long', { max: EMAIL_MAX }) })
  .pipe(z.email({ error: encodeMessage('rule.email') }));
