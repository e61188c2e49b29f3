import type { StaffPlayerCard } from '@upfield/cms/contract';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/site/icon';
import { caretDown } from '~/site/icon-paths';
import { CardRow } from './card-row';
import styles from './card-table.module.css';
import type { ManageView, SortColumn } from './manage-list';

interface CardTableProps {
  cards: StaffPlayerCard[];
  view: ManageView;
  onSort: (column: SortColumn) => void;
  onList: (card: StaffPlayerCard, listed: boolean) => void;
  onDelete: (card: StaffPlayerCard) => void;
}

const COLUMNS: SortColumn[] = ['player', 'sport', 'class', 'complete', 'public', 'updated'];

/** One row a card, each column a way to sort; under 900 px each row is a block of its own. */
export function CardTable({ cards, view, onSort, onList, onDelete }: CardTableProps) {
  const labels = useLabels(staffLabels);
  return (
    <table className={styles.table}>
      <caption className="vh">{labels.manageTitle}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={sortOf(view, column)}>
              <button type="button" onClick={() => onSort(column)}>
                <span>{labels.columns[column]}</span>
                {view.sort === column ? (
                  <Icon shape={caretDown} className={view.isDescending ? styles.down : styles.up} />
                ) : null}
              </button>
            </th>
          ))}
          <th scope="col">
            <span className="vh">{labels.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} onList={onList} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}

function sortOf(view: ManageView, column: SortColumn): 'ascending' | 'descending' | undefined {
  if (view.sort !== column) return undefined;
  return view.isDescending ? 'descending' : 'ascending';
}
