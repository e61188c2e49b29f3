import { forwardRef } from 'react';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { SelectField, type SelectFieldProps } from './select-field';

/** Every year dropdown lists this many years (decisions, Forms). */
const YEAR_OPTIONS = 50;
/** Graduation and enrollment lists end this many years from now (decisions, Forms). */
export const SCHOOL_YEARS_AHEAD = 8;

/**
 * The years of a dropdown, newest first: `YEAR_OPTIONS` of them, and the stored year if it is not among them.
 * @param lastYear the newest on offer
 * @param stored what the record holds, if anything
 */
export function yearOptions(lastYear: number, stored?: number | null): number[] {
  const years = Array.from({ length: YEAR_OPTIONS }, (_, index) => lastYear - index);
  if (!stored || years.includes(stored)) return years;
  return [...years, stored].sort((a, b) => b - a);
}

interface YearSelectProps extends Omit<SelectFieldProps, 'children'> {
  /** Years on offer, newest first. */
  years: number[];
}

/** A year of a list; nothing is chosen for the person. */
export const YearSelect = forwardRef<HTMLSelectElement, YearSelectProps>(function YearSelect({ years, ...field }, ref) {
  const labels = useLabels(formsLabels);
  return (
    <SelectField {...field} ref={ref}>
      <option value="">{labels.selectYear}</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </SelectField>
  );
});
