import type { ConsentGiven, StaffPlayerCard } from '@upfield/cms/contract';
import { useRef, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { Button } from '~/ui/button';
import { CardTable } from './card-table';
import { ConsentDialog } from './consent-dialog';
import { DeleteDialog } from './delete-dialog';
import { useManageView } from './manage-address';
import { ManageFilters } from './manage-filters';
import { cardsOf, type ManageView, sortedBy, withoutFilters } from './manage-list';
import styles from './manage-screen.module.css';
import { UndoToast } from './undo-toast';
import { useManagedCards } from './use-managed-cards';

/** Rows shown at first, and more with each press. */
const ROWS = 25;

const nameOf = ({ name, lastName }: StaffPlayerCard) => `${name} ${lastName}`;

/** The list with its filters, dialogs and messages; one state after the other while it loads, fails or is empty. */
export function ManagedCards() {
  const labels = useLabels(manageLabels);
  const { tryAgain } = useLabels(staffLabels);
  const managed = useManagedCards();
  const { cards, isLoading, error } = managed;

  if (error !== null) {
    return (
      <div role="alert" className={styles.problem}>
        <p>{labels.unavailable}</p>
        <p>{error}</p>
        <Button tone="line" size="small" onClick={() => void managed.load()}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  if (isLoading || (cards.length === 0 && !managed.deleted)) {
    return (
      <p role="status" className={styles.status}>
        {isLoading ? labels.loading : labels.noCards}
      </p>
    );
  }
  return <CardList {...managed} />;
}

function CardList({ cards, problem, deleted, ...managed }: ReturnType<typeof useManagedCards>) {
  const labels = useLabels(manageLabels);
  const requireConsent = useSiteData().global?.privacy.requireConsent ?? false;
  const [view, setView] = useManageView();
  const [rows, setRows] = useState(ROWS);
  const [toDelete, setToDelete] = useState<StaffPlayerCard | null>(null);
  const [consentOf, setConsentOf] = useState<StaffPlayerCard | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const found = cardsOf(cards, view, { requireConsent });
  const shown = found.slice(0, rows);

  const show = (next: ManageView) => {
    setView(next);
    setRows(ROWS);
  };
  const saveConsent = async (card: StaffPlayerCard, consent: ConsentGiven | null) => {
    await managed.setConsent(card, consent);
    setConsentOf(null);
    setNotice((consent ? labels.consentSaved : labels.consentWithdrawn)(nameOf(card)));
  };
  const restore = async (card: StaffPlayerCard) => {
    await managed.restore(card);
    status.current?.focus();
  };

  return (
    <>
      <ManageFilters cards={cards} view={view} onChange={show} />
      {found.length > 0 ? (
        <CardTable
          cards={shown}
          view={view}
          requireConsent={requireConsent}
          onSort={(column) => setView(sortedBy(view, column))}
          actions={{
            onList: (card, listed) => void managed.setListed(card, listed),
            onIndex: (card, indexed) => void managed.setIndexed(card, indexed),
            onConsent: setConsentOf,
            onDelete: setToDelete,
          }}
        />
      ) : null}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {found.length > 0 ? <CountText shown={shown.length} all={found.length} view={view} /> : labels.noMatch}
      </p>
      {found.length === 0 ? (
        <Button tone="line" onClick={() => show(withoutFilters(view))}>
          {labels.clearFilters}
        </Button>
      ) : null}
      {found.length > shown.length ? (
        <Button tone="line" onClick={() => setRows(rows + ROWS)}>
          {labels.showMore(Math.min(ROWS, found.length - shown.length))}
        </Button>
      ) : null}
      <ConsentDialog card={consentOf} onSave={saveConsent} onClose={() => setConsentOf(null)} />
      <DeleteDialog
        card={toDelete}
        onDelete={(card) => {
          setToDelete(null);
          setNotice(null);
          void managed.remove(card);
        }}
        onClose={() => setToDelete(null)}
      />
      <div className={styles.toasts}>
        <div role="status">{problem || notice ? <p className={styles.toast}>{problem ?? notice}</p> : null}</div>
        {deleted ? (
          <UndoToast
            key={deleted.id}
            text={labels.cardDeleted(nameOf(deleted))}
            undo={labels.undo}
            onUndo={() => void restore(deleted)}
            onGone={managed.dismissDeleted}
          />
        ) : null}
      </div>
    </>
  );
}

function CountText({ shown, all, view }: { shown: number; all: number; view: ManageView }) {
  const labels = useLabels(manageLabels);
  const direction = view.isDescending ? labels.descending : labels.ascending;
  return <>{`${labels.cardCount(shown, all)} ${labels.sortedBy(labels.columns[view.sort], direction)}`}</>;
}
