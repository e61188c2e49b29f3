import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { check } from '~/ui/icon-paths';
import { usePageNavigate } from '~/ui/page-href';
import type { EditorMode } from './card-form';
import styles from './save-bar.module.css';

interface SaveBarProps {
  mode: EditorMode;
  isSaving: boolean;
  /** The new card is kept from visitors. */
  isHidden: boolean;
  /** Where Cancel leads. */
  cancelPath: string;
}

/** Save and Cancel at the bottom of the window; while saving both are disabled and say so (specification §4). */
export function SaveBar({ mode, isSaving, isHidden, cancelPath }: SaveBarProps) {
  const labels = useLabels(staffLabels);
  const navigate = usePageNavigate();
  const save = mode === 'create' ? labels.create : labels.update;
  const saving = mode === 'create' ? labels.creating : labels.updating;
  const newHint = isHidden ? labels.saveHiddenHint : labels.saveHint(save);
  const hint = mode === 'create' ? newHint : labels.changesHint(save);
  return (
    <div className={styles.bar}>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.buttons}>
        <Button tone="line" compactOnPhones disabled={isSaving} onClick={() => navigate(cancelPath)}>
          {isSaving ? saving : labels.cancel}
        </Button>
        <Button type="submit" stub={check} compactOnPhones disabled={isSaving} busy={isSaving}>
          {isSaving ? saving : save}
        </Button>
      </div>
    </div>
  );
}
