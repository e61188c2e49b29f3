import { isCalendarDay } from '@upfield/cms/contract/calendar-day';

/** The format of a typed date (specification §5). */
export const DATE_FORMAT = 'MM/dd/yyyy';

const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** @param text `MM/dd/yyyy`; a leading zero may be missing @returns `yyyy-MM-dd`, or null for no day of the calendar */
export function dayOfText(text: string): string | null {
  const [, month = '', day = '', year = ''] = TYPED.exec(text.trim()) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : null;
}

/** @param day `yyyy-MM-dd`, perhaps with a time behind it @returns `MM/dd/yyyy`, empty for none */
export function textOfDay(day: string | null | undefined): string {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-');
  return year && month && date ? `${month}/${date}/${year}` : '';
}

/** A day as the calendar counts it: local midnight. */
export function dateOfText(text: string): Date | null {
  const day = dayOfText(text);
  return day ? new Date(`${day}T00:00:00`) : null;
}

/** @param date local @returns `MM/dd/yyyy` */
export function textOfDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}
