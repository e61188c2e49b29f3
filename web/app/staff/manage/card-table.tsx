import { MANAGED_COLUMNS, type ManagedColumn, type StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { caretDown } from '~/ui/icon-paths';
import type { CardActionHandlers } from './card-actions';
import { CardRow } from './card-row';
import styles from './card-table.module.css';
import type { ManageView } from './manage-view';

interface CardTableProps {
  cards: StaffPlayerCard[];
  view: ManageView;
  requireConsent: boolean;
  onSort: (column: ManagedColumn) => void;
  actions: CardActionHandlers;
}

/** One row a card, each column a way to sort; on smaller screens each row is a block of its own. */
export function CardTable({ cards, view, requireConsent, onSort, actions }: CardTableProps) {
  const labels = useLabels(manageLabels);
  return (
    <table className={styles.table}>
      <caption className="vh">{labels.title}</caption>
      <thead>
        <tr>
          {MANAGED_COLUMNS.map((column) => (
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
          <CardRow key={card.id} card={card} requireConsent={requireConsent} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}

function sortOf(view: ManageView, column: ManagedColumn): 'ascending' | 'descending' | undefined {
  if (view.sort !== column) return undefined;
  return view.isDescending ? 'descending' : 'ascending';
}
