import { SelectField } from '~/forms/select-field';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { IconButton } from '~/ui/icon-button';
import { arrowsDownUp } from '~/ui/icon-paths';
import type { ListControls } from './list-controls';
import styles from './manage-filters.module.css';
import { SORT_COLUMNS, type SortColumn, sortedBy } from './manage-list';

/** The order of the list where the table has no headings to press (small screens). */
export function SortChoice({ view, onChange }: Omit<ListControls, 'cards'>) {
  const labels = useLabels(manageLabels);
  return (
    <div className={styles.sort}>
      <SelectField
        name="sort"
        label={labels.sortBy}
        value={view.sort}
        onChange={(event) => onChange(sortedBy(view, event.target.value as SortColumn))}
      >
        {SORT_COLUMNS.map((column) => (
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
