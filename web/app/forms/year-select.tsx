import { forwardRef } from 'react';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { SelectField, type SelectFieldProps } from './select-field';

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
