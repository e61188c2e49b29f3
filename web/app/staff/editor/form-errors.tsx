import { type FieldErrors, type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary, type SummaryEntry } from '~/forms/error-summary';
import type { StaffLabels } from '~/labels/en/staff';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import type { CardFormValues } from './card-form';

/** The fields with an error, in the order of the form, each by the id of its control, which is its name in the form too. */
export function errorEntries(errors: FieldErrors<CardFormValues>, labels: StaffLabels): SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  for (const name of Object.keys(labels.fields) as (keyof typeof labels.fields)[]) {
    if (name !== 'career' && name in errors) entries.push({ id: name, label: labels.fields[name] });
  }
  for (const [index, row] of (Array.isArray(errors.career) ? errors.career : []).entries()) {
    for (const name of ['team', 'startYear', 'endYear'] as const) {
      if (!row?.[name]) continue;
      entries.push({ id: `career.${index}.${name}`, label: `${labels.fields[name]} (${labels.teamOf(index + 1)})` });
    }
  }
  return entries;
}

/** After a save that was refused: every field that needs attention, each a link to it. */
export function FormErrors() {
  const labels = useLabels(staffLabels);
  const { setFocus } = useFormContext<CardFormValues>();
  const { errors, submitCount } = useFormState<CardFormValues>();
  const entries = errorEntries(errors, labels);
  if (submitCount === 0 || entries.length === 0) return null;
  return (
    <ErrorSummary
      title={labels.errorSummary(entries.length)}
      entries={entries}
      onGo={(id) => {
        setFocus(id as FieldPath<CardFormValues>);
        // A smooth scroll that is still running would move the field out of view again.
        document.getElementById(id)?.scrollIntoView({ block: 'center' });
      }}
    />
  );
}
