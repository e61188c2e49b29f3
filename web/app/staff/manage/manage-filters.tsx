import {
  MANAGED_COLUMNS,
  type ManagedCards,
  type ManagedColumn,
  RESTORE_MINUTES,
  STALE_AFTER_MONTHS,
} from '@upfield/cms/contract';
import { useId, useState } from 'react';
import { SelectField } from '~/forms/select-field';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconButton } from '~/ui/icon-button';
import { warningCircle } from '~/ui/icon-paths';
import { arrowsDownUp, clock, sliders, trash } from '~/ui/staff-icon-paths';
import styles from './manage-filters.module.css';
import { activeFilters, type ManageView, sortedBy } from './manage-view';
import { SearchField } from './search-field';

/** What everything over the list gets that changes what it shows. */
interface ListControls {
  /** Of all cards, found or not. */
  all: ManagedCards['all'];
  view: ManageView;
  onChange: (view: ManageView) => void;
}

/** Search and filters over the table; they apply as they change. On phones a button opens the filters. */
export function ManageFilters({ all, view, onChange }: ListControls) {
  const labels = useLabels(manageLabels);
  const { fields } = useLabels(staffLabels);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <search className={styles.search}>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        <SearchField value={view.search} onSearch={(search) => onChange({ ...view, search })} />
        <Button
          tone="line"
          stub={sliders}
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {labels.showFilters(activeFilters(view))}
        </Button>
        <SelectField
          name="sportFilter"
          label={fields.sport}
          value={view.sport}
          onChange={(event) => onChange({ ...view, sport: event.target.value })}
        >
          <option value="">{labels.allSports}</option>
          {all.sports.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="yearFilter"
          label={labels.columns.class}
          value={view.year}
          onChange={(event) => onChange({ ...view, year: event.target.value })}
        >
          <option value="">{labels.allClasses}</option>
          {all.years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="visibilityFilter"
          label={labels.columns.public}
          value={view.visibility}
          onChange={(event) => onChange({ ...view, visibility: event.target.value as ManageView['visibility'] })}
        >
          <option value="">{labels.anyStatus}</option>
          <option value="public">{labels.public}</option>
          <option value="hidden">{labels.hidden}</option>
          <option value="deleted">{labels.deleted}</option>
        </SelectField>
        <SelectField
          name="progressFilter"
          label={labels.columns.complete}
          value={view.progress}
          onChange={(event) => onChange({ ...view, progress: event.target.value as ManageView['progress'] })}
        >
          <option value="">{labels.anyProgress}</option>
          <option value="missing">{labels.missingSomething}</option>
          <option value="complete">{labels.complete}</option>
        </SelectField>
        <SortChoice view={view} onChange={onChange} />
      </div>
      <AttentionFilters all={all} view={view} onChange={onChange} />
    </search>
  );
}

/** The order of the list where the table has no headings to press (small screens). */
function SortChoice({ view, onChange }: Omit<ListControls, 'all'>) {
  const labels = useLabels(manageLabels);
  return (
    <div className={styles.sort}>
      <SelectField
        name="sort"
        label={labels.sortBy}
        value={view.sort}
        onChange={(event) => onChange(sortedBy(view, event.target.value as ManagedColumn))}
      >
        {MANAGED_COLUMNS.map((column) => (
          <option key={column} value={column}>
            {labels.columns[column]}
          </option>
        ))}
      </SelectField>
      <IconButton
        square
        shape={arrowsDownUp}
        label={labels.turnOrder}
        onClick={() => onChange(sortedBy(view, view.sort))}
      />
    </div>
  );
}

/** The number of cards without consent, of stale ones, and of deleted ones while there are any; a press shows only these. */
function AttentionFilters({ all, view, onChange }: ListControls) {
  const labels = useLabels(manageLabels);
  const showsDeleted = view.visibility === 'deleted';
  const filters = [
    {
      shape: warningCircle,
      label: labels.noConsent,
      count: all.lackingConsent,
      isOn: view.lacksConsent,
      turn: () => onChange({ ...view, lacksConsent: !view.lacksConsent }),
    },
    {
      shape: clock,
      label: labels.stale(STALE_AFTER_MONTHS),
      count: all.stale,
      isOn: view.isStale,
      turn: () => onChange({ ...view, isStale: !view.isStale }),
    },
    ...(all.deleted > 0 || showsDeleted
      ? [
          {
            shape: trash,
            label: labels.deletedRecently(RESTORE_MINUTES),
            count: all.deleted,
            isOn: showsDeleted,
            turn: () => onChange({ ...view, visibility: showsDeleted ? '' : 'deleted' } as const),
          },
        ]
      : []),
  ];
  return (
    <fieldset className={styles.attention}>
      <legend className="vh">{labels.needsAttention}</legend>
      {filters.map(({ shape, label, count, isOn, turn }) => (
        <button key={label} type="button" className={styles.chip} aria-pressed={isOn} onClick={turn}>
          <Icon shape={shape} />
          <span>{label}</span>
          <b>{labels.number(count)}</b>
        </button>
      ))}
    </fieldset>
  );
}
