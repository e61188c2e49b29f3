import { useHydrated } from '~/browser/hydration';
import { Field } from '~/forms/field';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import styles from './yes-no-select.module.css';

type Answer = 'yes' | 'no';

interface YesNoSelectProps {
  name: string;
  label: string;
  error?: string;
  value: Answer;
  onChange: (value: Answer) => void;
}

const ORDER: Answer[] = ['yes', 'no'];

/**
 * A select of yes and no, drawn as a switch of two halves (DESIGN, Field). The select stays the control for
 * keyboard and screen readers; the halves react to the pointer only, and only after hydration.
 */
export function YesNoSelect({ name, label, error, value, onChange }: YesNoSelectProps) {
  const labels = useLabels(formsLabels).lead;
  const hydrated = useHydrated();
  return (
    <Field id={`lead-${name}`} label={label} error={error} span={12}>
      {(control) => (
        <div className={hydrated ? styles.switch : undefined}>
          <select
            {...control}
            name={name}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value === 'yes' ? 'yes' : 'no')}
          >
            <option value="no">{labels.no}</option>
            <option value="yes">{labels.yes}</option>
          </select>
          {hydrated ? (
            <div className={styles.halves} aria-hidden="true">
              {ORDER.map((answer) => (
                <HalfOf key={answer} label={labels[answer]} chosen={answer === value} onPick={() => onChange(answer)} />
              ))}
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}

function HalfOf({ label, chosen, onPick }: { label: string; chosen: boolean; onPick: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: decoration over the select, which is the control for keyboard and screen reader.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <span className={chosen ? `${styles.half} ${styles.chosen}` : styles.half} onClick={onPick}>
      <span>{label}</span>
    </span>
  );
}
