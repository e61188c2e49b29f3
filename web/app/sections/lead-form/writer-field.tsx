import { LEAD_WRITERS, type LeadWriter } from '@upfield/cms/contract/lead-choices';
import { useEarlyAnswer } from '~/forms/use-early-answer';
import { familyLabels } from '~/labels/family';
import { useLabels } from '~/labels/use-labels';
import styles from './writer-field.module.css';

interface WriterFieldProps {
  /** The answer of a form that was sent before. */
  chosen?: string;
  onChoose: (writer: LeadWriter) => void;
}

const idOf = (writer: LeadWriter) => `lead-writer-${writer}`;

/** Who fills in the form: radio buttons, drawn as a switch of two halves. */
export function WriterField({ chosen, onChoose }: WriterFieldProps) {
  const labels = useLabels(familyLabels);
  useEarlyAnswer(idOf('player'), () => onChoose('player'));
  useEarlyAnswer(idOf('parent'), () => onChoose('parent'));
  return (
    <fieldset className={styles.writer}>
      <legend className={styles.legend}>{labels.writer}</legend>
      <div className={styles.halves}>
        {LEAD_WRITERS.map((writer) => (
          <label key={writer} className={styles.half}>
            <input
              id={idOf(writer)}
              type="radio"
              name="writer"
              value={writer}
              defaultChecked={writer === chosen}
              onChange={() => onChoose(writer)}
            />
            <span>{labels.writers[writer]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
