import { YEAR_OPTIONS } from '@upfield/cms/contract';

/**
 * The years of a dropdown, newest first (decisions, Forms): fifty of them, and a stored one that lies outside.
 * @param lastYear the newest on offer
 * @param stored what the record holds, if anything
 */
export function yearOptions(lastYear: number, stored?: number | null): number[] {
  const years = Array.from({ length: YEAR_OPTIONS }, (_, index) => lastYear - index);
  if (!stored || years.includes(stored)) return years;
  return [...years, stored].sort((a, b) => b - a);
}
