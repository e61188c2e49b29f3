import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CheckField } from '~/forms/check-field';
import { FieldGrid } from '~/forms/field';
import { NumberField, TextField } from '~/forms/text-field';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { IconButton } from '~/ui/icon-button';
import { trash } from '~/ui/staff-icon-paths';
import type { CardFormValues } from './card-form';
import styles from './career-section.module.css';
import { useCareerField } from './use-card-field';

interface CareerEntryFieldsProps {
  index: number;
  /** The only row left, which cannot be deleted (specification §4). */
  isLast: boolean;
  onRemove: () => void;
}

/** One team: name, years, and whether it is the current one, which clears and disables the end year. */
export function CareerEntryFields({ index, isLast, onRemove }: CareerEntryFieldsProps) {
  const labels = useLabels(staffLabels);
  const { register, setValue, clearErrors, trigger } = useFormContext<CardFormValues>();
  const { errors } = useFormState<CardFormValues>({ name: `career.${index}` });
  const isCurrent = useWatch<CardFormValues, `career.${number}.isCurrent`>({ name: `career.${index}.isCurrent` });
  const endYear = useCareerField(index, 'endYear');

  /** The years are judged together, so leaving one may clear the error of another. */
  const checkAgain = () => {
    const wrong = (['team', 'startYear', 'endYear'] as const).filter((name) => errors.career?.[index]?.[name]);
    if (wrong.length > 0) void trigger(wrong.map((name) => `career.${index}.${name}` as const));
  };

  return (
    <fieldset className={styles.entry} onBlur={checkAgain}>
      <legend className="vh">{labels.teamOf(index + 1)}</legend>
      <IconButton
        shape={trash}
        label={labels.deleteTeam(index + 1)}
        className={styles.remove}
        disabled={isLast}
        title={isLast ? labels.lastTeam : undefined}
        onClick={onRemove}
      />
      <FieldGrid>
        <div className={styles.team}>
          <TextField {...useCareerField(index, 'team')} span={12} autoComplete="off" />
        </div>
        <NumberField {...useCareerField(index, 'startYear')} span={4} half />
        <NumberField {...endYear} span={4} half disabled={isCurrent} />
        <div className={styles.current}>
          <CheckField
            label={labels.fields.isCurrent}
            {...register(`career.${index}.isCurrent`, {
              onChange: (event: { target: { checked: boolean } }) => {
                if (!event.target.checked) return;
                setValue(`career.${index}.endYear`, '', { shouldDirty: true });
                clearErrors(`career.${index}.endYear`);
              },
            })}
          />
        </div>
      </FieldGrid>
    </fieldset>
  );
}
