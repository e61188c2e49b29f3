import type { Language } from '@upfield/cms/contract';

/** @param day `yyyy-MM-dd`; the same day in every time zone */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** @param moment ISO 8601; the reader's own day */
export const localDayText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(moment));

/** @param moment ISO 8601; the reader's own day and time */
export const momentText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
