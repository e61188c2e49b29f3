/** Every year dropdown lists this many years (decisions, Forms). */
export const YEAR_OPTIONS = 50;
/** Graduation and enrollment lists end this many years from now (decisions, Forms). */
export const SCHOOL_YEARS_AHEAD = 8;

/**
 * The years of a dropdown, newest first: `YEAR_OPTIONS` of them, and a stored one that lies outside.
 * @param lastYear the newest on offer
 * @param stored what the record holds, if anything
 */
export function yearOptions(lastYear: number, stored?: number | null): number[] {
  const years = Array.from({ length: YEAR_OPTIONS }, (_, index) => lastYear - index);
  if (!stored || years.includes(stored)) return years;
  return [...years, stored].sort((a, b) => b - a);
}
