/** Days as they are stored. Free of zod, so that a page can load it alone. */

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day of the calendar, written yyyy-MM-dd (2023-02-30 is not). */
export function isCalendarDay(text: string): boolean {
  const parts = ISO_DATE.exec(text);
  if (!parts) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Zone in which an editor reads and writes the event's times (decisions, Routes). */
export const EVENT_TIME_ZONE = 'America/El_Salvador';
