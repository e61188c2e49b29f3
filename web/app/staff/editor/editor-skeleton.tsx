import { FieldGrid } from '~/forms/field';
import { SelectField } from '~/forms/select-field';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { GhostSlot } from '~/player-cards/sticker/slot';
import { LogoMark } from '~/ui/logo';
import type { EditorMode } from './card-form';
import styles from './editor-skeleton.module.css';
import { FormSection } from './form-section';
import editor from './player-editor.module.css';

/** Placeholder of the form while it loads: dotted outlines for fields, real text for what is already known (DESIGN, Loading). */
export function EditorSkeleton({ mode }: { mode: EditorMode }) {
  const labels = useLabels(staffLabels);
  return (
    <div aria-busy="true">
      {mode === 'edit' ? (
        <p className={styles.line} role="status">
          <LogoMark className={styles.mark} juggled />
          <span>{labels.loadingPlayer}</span>
        </p>
      ) : null}
      <div className={editor.editor}>
        <div className={editor.fields}>
          <FormSection title={mode === 'create' ? labels.basic : labels.personal}>
            <FieldGrid>
              <Ghost kind="wide" />
              <Ghost kind="picture" />
              <Ghost />
              <Ghost />
              <SelectField id="sport-loading" name="sport" label={labels.fields.sport} span={4} disabled>
                <option>{labels.loadingSports}</option>
              </SelectField>
              <Ghost kind="third" />
              <Ghost kind="third" />
            </FieldGrid>
          </FormSection>
          <FormSection title={labels.academic}>
            <FieldGrid>
              <Ghost />
              <Ghost />
              <Ghost kind="third" />
              <Ghost kind="third" />
              <Ghost kind="third" />
            </FieldGrid>
          </FormSection>
        </div>
        <aside className={styles.side}>
          <p className="label">{labels.liveCard}</p>
          <ul>
            <GhostSlot />
          </ul>
        </aside>
      </div>
    </div>
  );
}

function Ghost({ kind = 'field' }: { kind?: 'field' | 'third' | 'wide' | 'picture' }) {
  return (
    <div className={`${styles.ghost} ${styles[kind]}`} aria-hidden="true">
      <i />
      <i />
    </div>
  );
}
