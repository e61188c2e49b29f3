import { useFieldArray, useFormContext } from 'react-hook-form';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { plus } from '~/ui/staff-icon-paths';
import { type CardFormValues, emptyCareerRow } from './card-form';
import { CareerEntryFields } from './career-entry-fields';
import styles from './career-section.module.css';
import { FormSection } from './form-section';

/** The teams of a player: one at least, in any number. */
export function CareerSection() {
  const labels = useLabels(staffLabels);
  const { control, setFocus } = useFormContext<CardFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'career' });

  const removeRow = (index: number) => {
    remove(index);
    // The button that had the focus is gone; the row before it is where the person was.
    window.requestAnimationFrame(() => setFocus(`career.${Math.max(0, index - 1)}.team`));
  };

  return (
    <FormSection title={labels.careerSection}>
      <ol className={styles.entries}>
        {fields.map((field, index) => (
          <li key={field.id}>
            <CareerEntryFields index={index} isLast={fields.length === 1} onRemove={() => removeRow(index)} />
          </li>
        ))}
      </ol>
      <Button
        tone="line"
        size="small"
        className={styles.add}
        onClick={() => append({ ...emptyCareerRow }, { focusName: `career.${fields.length}.team` })}
      >
        <span className={styles.addLabel}>
          <Icon shape={plus} />
          <span>{labels.addTeam}</span>
        </span>
      </Button>
    </FormSection>
  );
}
