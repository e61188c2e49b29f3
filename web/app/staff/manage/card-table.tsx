import { MANAGED_COLUMNS, type ManagedColumn, type StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { caretDown } from '~/ui/icon-paths';
import type { CardActionHandlers } from './card-actions';
import { CardRow, DeletedRow } from './card-row';
import styles from './card-table.module.css';
import type { ManageView } from './manage-view';
import { PickBox } from './pick-box';

interface CardTableProps {
  cards: StaffPlayerCard[];
  view: ManageView;
  requireConsent: boolean;
  /** Ids of the selected cards. */
  picked: ReadonlySet<string>;
  onPick: (cards: StaffPlayerCard[], isPicked: boolean) => void;
  onSort: (column: ManagedColumn) => void;
  actions: CardActionHandlers;
}

/** One row a card, each column a way to sort; on smaller screens each row is a block of its own. */
export function CardTable({ cards, view, requireConsent, picked, onPick, onSort, actions }: CardTableProps) {
  const labels = useLabels(manageLabels);
  const isDeleted = view.visibility === 'deleted';
  return (
    <table className={styles.table}>
      <caption className="vh">{labels.title}</caption>
      <thead>
        <tr>
          <td>
            {isDeleted ? null : (
              <PickBox
                label={labels.selectAll}
                isPicked={cards.every(({ id }) => picked.has(id))}
                onPick={(isPicked) => onPick(cards, isPicked)}
              />
            )}
          </td>
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
        {cards.map((card) =>
          isDeleted ? (
            <DeletedRow key={card.id} card={card} onRestore={actions.onRestore} />
          ) : (
            <CardRow
              key={card.id}
              card={card}
              requireConsent={requireConsent}
              actions={actions}
              isPicked={picked.has(card.id)}
              onPick={(one, isPicked) => onPick([one], isPicked)}
            />
          ),
        )}
      </tbody>
    </table>
  );
}

function sortOf(view: ManageView, column: ManagedColumn): 'ascending' | 'descending' | undefined {
  if (view.sort !== column) return undefined;
  return view.isDescending ? 'descending' : 'ascending';
}
