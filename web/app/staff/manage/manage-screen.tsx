import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useState } from 'react';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Button, LinkButton } from '~/site/button';
import { plus } from '~/site/icon-paths';
import { StaffOnly } from '../session/staff-only';
import { StaffBar } from '../staff-bar';
import { CardTable } from './card-table';
import { DeleteDialog } from './delete-dialog';
import { ManageFilters } from './manage-filters';
import { cardsOf, initialView, sortedBy } from './manage-list';
import styles from './manage-screen.module.css';
import { useManagedCards } from './use-managed-cards';

/** Rows shown at first, and more with each press. */
const ROWS = 25;

/** `/player-cards/manage`: every card, public or not, in one sortable table. */
export function ManageScreen() {
  return (
    <StaffOnly shell={<ManageFrame />}>
      <ManageFrame>
        <ManagedCards />
      </ManageFrame>
    </StaffOnly>
  );
}

function ManageFrame({ children }: { children?: React.ReactNode }) {
  const labels = useLabels(staffLabels);
  return (
    <>
      <StaffBar>
        <LinkButton size="small" tone="line" href="/player-cards">
          {labels.viewGallery}
        </LinkButton>
      </StaffBar>
      <div className={`wrap ${styles.screen}`}>
        <div className={styles.heading}>
          <h1 className={`title ${styles.title}`}>
            <span>{labels.manageTitle}</span>
          </h1>
          <LinkButton href="/player-cards/create" stub={plus}>
            {labels.createNewPlayer}
          </LinkButton>
        </div>
        {children ?? (
          <p role="status" className={styles.status}>
            {labels.loadingCards}
          </p>
        )}
      </div>
    </>
  );
}

function ManagedCards() {
  const labels = useLabels(staffLabels);
  const { cards, isLoading, error, problem, deleted, load, setListed, remove, restore } = useManagedCards();
  const [view, setView] = useState(initialView);
  const [rows, setRows] = useState(ROWS);
  const [toDelete, setToDelete] = useState<StaffPlayerCard | null>(null);
  const found = cardsOf(cards, view);
  const shown = found.slice(0, rows);

  if (error !== null) {
    return (
      <div role="alert" className={styles.problem}>
        <p>{labels.cardsUnavailable}</p>
        <Button tone="line" size="small" onClick={() => void load()}>
          {labels.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ManageFilters
        cards={cards}
        view={view}
        onChange={(next) => {
          setView(next);
          setRows(ROWS);
        }}
      />
      <CardTable
        cards={shown}
        view={view}
        onSort={(column) => setView(sortedBy(view, column))}
        onList={(card, listed) => void setListed(card, listed)}
        onDelete={setToDelete}
      />
      <p role="status" className={styles.status}>
        {isLoading ? labels.loadingCards : labels.cardCount(shown.length, found.length)}
      </p>
      {found.length > shown.length ? (
        <Button tone="line" onClick={() => setRows(rows + ROWS)}>
          {labels.showMore(Math.min(ROWS, found.length - shown.length))}
        </Button>
      ) : null}
      <DeleteDialog
        card={toDelete}
        onDelete={(card) => {
          setToDelete(null);
          void remove(card);
        }}
        onClose={() => setToDelete(null)}
      />
      <div className={styles.toasts} aria-live="polite">
        {problem ? <p className={styles.toast}>{problem}</p> : null}
        {deleted ? (
          <p className={styles.toast}>
            <span>{labels.cardDeleted(`${deleted.name} ${deleted.lastName}`)}</span>
            <button type="button" className={`text-link ${styles.undo}`} onClick={() => void restore(deleted)}>
              {labels.undo}
            </button>
          </p>
        ) : null}
      </div>
    </>
  );
}
