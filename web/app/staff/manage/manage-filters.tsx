import { SelectField } from '~/forms/select-field';
import { TextField } from '~/forms/text-field';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { AttentionFilters } from './attention-filters';
import type { ListControls } from './list-controls';
import styles from './manage-filters.module.css';
import type { ManageView } from './manage-list';
import { SortChoice } from './sort-choice';

/** Search and filters over the table; they apply as they change. */
export function ManageFilters({ cards, view, onChange }: ListControls) {
  const labels = useLabels(manageLabels);
  const { fields } = useLabels(staffLabels);
  const sports = new Map(cards.flatMap(({ sport }) => (sport ? [[sport._id, sport.name]] : [])));
  const years = [...new Set(cards.map((card) => card.highSchoolGraduation))].sort();
  return (
    <search className={styles.search}>
      <div className={styles.filters}>
        <TextField
          name="q"
          type="search"
          label={labels.search}
          placeholder={labels.searchPlaceholder}
          value={view.search}
          onChange={(event) => onChange({ ...view, search: event.target.value })}
        />
        <SelectField
          name="sportFilter"
          label={fields.sport}
          value={view.sport}
          onChange={(event) => onChange({ ...view, sport: event.target.value })}
        >
          <option value="">{labels.allSports}</option>
          {[...sports].map(([id, name]) => (
            <option key={id} value={id}>
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
          {years.map((year) => (
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
      <AttentionFilters cards={cards} view={view} onChange={onChange} />
    </search>
  );
}
