import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { clock, warningCircle } from '~/ui/icon-paths';
import { isStale, lacksConsent, STALE_AFTER_MONTHS } from './card-status';
import type { ListControls } from './list-controls';
import styles from './manage-filters.module.css';

/** How many cards lack a consent or grew old, told at a glance; a press shows these alone. */
export function AttentionFilters({ cards, view, onChange }: ListControls) {
  const labels = useLabels(manageLabels);
  const filters = [
    {
      shape: warningCircle,
      label: labels.noConsent,
      count: cards.filter(lacksConsent).length,
      isOn: view.lacksConsent,
      turn: () => onChange({ ...view, lacksConsent: !view.lacksConsent }),
    },
    {
      shape: clock,
      label: labels.stale(STALE_AFTER_MONTHS),
      count: cards.filter((card) => isStale(card)).length,
      isOn: view.isStale,
      turn: () => onChange({ ...view, isStale: !view.isStale }),
    },
  ];
  return (
    <fieldset className={styles.attention}>
      <legend className="vh">{labels.needsAttention}</legend>
      {filters.map(({ shape, label, count, isOn, turn }) => (
        <button key={label} type="button" className={styles.chip} aria-pressed={isOn} onClick={turn}>
          <Icon shape={shape} />
          <span>{label}</span>
          <b>{count}</b>
        </button>
      ))}
    </fieldset>
  );
}
