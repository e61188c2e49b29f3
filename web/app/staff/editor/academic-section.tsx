import { CARD_SCORES, type CardScore, DEFAULT_MAJOR } from '@upfield/cms/contract';
import { useFormState } from 'react-hook-form';
import { FieldGrid } from '~/forms/field';
import { NumberField, TextField } from '~/forms/text-field';
import { SCHOOL_YEARS_AHEAD, YearSelect, yearOptions } from '~/forms/year-select';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import type { CardFormValues } from './card-form';
import { FormSection } from './form-section';
import { useCardField } from './use-card-field';

/** School years, scores, major and languages. */
export function AcademicSection() {
  const labels = useLabels(staffLabels);
  const { defaultValues } = useFormState<CardFormValues>();
  const lastYear = new Date().getFullYear() + SCHOOL_YEARS_AHEAD;
  const years = (stored: string | undefined) => yearOptions(lastYear, Number(stored) || null);
  return (
    <FormSection title={labels.academic}>
      <FieldGrid>
        <YearSelect {...useCardField('graduationYear')} years={years(defaultValues?.graduationYear)} required />
        <YearSelect
          {...useCardField('collegeEnrollmentYear')}
          years={years(defaultValues?.collegeEnrollmentYear)}
          required
        />
        {CARD_SCORES.map((score) => (
          <ScoreField key={score} name={score} />
        ))}
        <TextField {...useCardField('intendedMajor')} span={4} placeholder={DEFAULT_MAJOR} autoComplete="off" />
        <TextField {...useCardField('languages')} span={12} autoComplete="off" />
      </FieldGrid>
    </FormSection>
  );
}

function ScoreField({ name }: { name: CardScore }) {
  const { scoreHints } = useLabels(staffLabels);
  return <NumberField {...useCardField(name)} hint={scoreHints[name]} span={4} half placeholder={DEFAULT_MAJOR} />;
}
