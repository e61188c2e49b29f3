import type { Sport } from '@upfield/cms/contract';
import { type FormEvent, useRef, useState } from 'react';
import { FieldError } from '~/forms/field';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import {
  type CardVersion,
  type FormContent,
  formVersion,
  storedVersion,
  type VersionField,
  versionText,
} from './card-merge';
import styles from './conflict-dialog.module.css';
import type { Conflict } from './use-card-save';

type Side = 'mine' | 'theirs';
const SIDES: Side[] = ['mine', 'theirs'];

interface ConflictDialogProps {
  /** Null while there is no conflict. */
  conflict: Conflict | null;
  /** The form as it is. */
  content: FormContent;
  sports: Sport[];
  /** @param theirs the fields that are to be as the other person has them */
  onSettle: (conflict: Conflict, theirs: VersionField[]) => void;
  /** Closes the dialog without choosing; the form stays as it is. */
  onClose: () => void;
}

/** Asks, field by field, about what two people changed on the same card; what only one of them changed is kept without asking. */
export function ConflictDialog({ conflict, content, sports, onSettle, onClose }: ConflictDialogProps) {
  const labels = useLabels(staffLabels);
  return (
    <Dialog open={conflict !== null} onClose={onClose} title={labels.conflictTitle}>
      {conflict ? (
        <ConflictForm
          conflict={conflict}
          mine={formVersion(content)}
          sports={sports}
          onSettle={(theirs) => onSettle(conflict, theirs)}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}

interface ConflictFormProps {
  conflict: Conflict;
  mine: CardVersion;
  sports: Sport[];
  onSettle: (theirs: VersionField[]) => void;
  onClose: () => void;
}

function ConflictForm({ conflict: { theirs, taken, conflicts }, mine, sports, onSettle, onClose }: ConflictFormProps) {
  const labels = useLabels(staffLabels);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Partial<Record<VersionField, Side>>>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const versions: Record<Side, CardVersion> = { mine, theirs: storedVersion(theirs) };
  const open = conflicts.find((field) => !chosen[field]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!open) return onSettle(conflicts.filter((field) => chosen[field] === 'theirs'));
    setIncomplete(true);
    form.current?.querySelector<HTMLInputElement>(`[name="conflict.${open}"]`)?.focus();
  };
  const print = (field: VersionField, side: Side): string => {
    const text = versionText(versions[side][field]);
    if (text === '') return labels.emptyValue;
    if (field === 'cardImage' || field === 'bannerImage') return labels.hasPicture;
    return field === 'sport' ? (sports.find(({ id }) => id === text)?.name ?? text) : text;
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p>{labels.conflictText(theirs.updatedBy)}</p>
      {taken.length > 0 ? <p>{labels.mergedFields(taken.map((field) => labels.fields[field]).join(', '))}</p> : null}
      {conflicts.map((field) => (
        <fieldset key={field} className={styles.field} aria-describedby={isIncomplete ? 'conflict-error' : undefined}>
          <legend className={styles.label}>{labels.fields[field]}</legend>
          {SIDES.map((side) => (
            <label key={side} className={styles.version}>
              <input
                type="radio"
                name={`conflict.${field}`}
                required
                checked={chosen[field] === side}
                onChange={() => setChosen({ ...chosen, [field]: side })}
              />
              <span>
                <b>{labels.conflictSides[side]}</b> <span>{print(field, side)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <FieldError id="conflict" error={isIncomplete && open ? labels.conflictIncomplete : null} />
      <div className="buttons">
        <Button type="submit" stub={null}>
          {labels.conflictSave}
        </Button>
        <Button tone="line" onClick={onClose}>
          {labels.conflictBack}
        </Button>
      </div>
    </form>
  );
}
