import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useEffect, useRef, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { Button } from '~/ui/button';
import { ConsentDialog, type ConsentDialogProps } from '../consent/consent-dialog';
import { cardsAsCsv, download } from './card-export';
import { CardTable } from './card-table';
import { awaitingConsent, consentQueue } from './consent-queue';
import { DeleteDialog } from './delete-dialog';
import { useManageView } from './manage-address';
import { ManageFilters } from './manage-filters';
import styles from './manage-screen.module.css';
import { initialView, lastPage, type ManageView, rangeOf, sortedBy, withoutFilters } from './manage-view';
import { PageLinks } from './page-links';
import { SelectionBar } from './selection-bar';
import { UndoToast } from './undo-toast';
import { useKeptFocus } from './use-kept-focus';
import { type Found, useManagedCards } from './use-managed-cards';
import { useSelection } from './use-selection';

const nameOf = ({ name, lastName }: StaffPlayerCard) => `${name} ${lastName}`;

/** The list with its filters, dialogs and messages; one state after the other while it loads, fails or is empty. */
export function ManagedCards() {
  const labels = useLabels(manageLabels);
  const [view, setView] = useManageView();
  const managed = useManagedCards(view);
  const { found, isBusy, error } = managed;

  useEffect(() => {
    if (isBusy || error !== null || found === null) return;
    const last = lastPage(found.total);
    if (view.page > last) setView({ ...view, page: last });
  }, [view, setView, found, isBusy, error]);

  if (found === null && error !== null) return <Problem text={error} onRetry={managed.load} />;
  if (found === null || (found.all.count + found.all.deleted === 0 && !managed.deleted)) {
    return (
      <p role="status" className={styles.status}>
        {found === null ? labels.loading : labels.noCards}
      </p>
    );
  }
  return <CardList {...managed} found={found} view={view} setView={setView} />;
}

/** Says why the list could not be read, and reads it again on a press. */
function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const labels = useLabels(manageLabels);
  const { tryAgain } = useLabels(staffLabels);
  return (
    <div role="alert" className={styles.problem}>
      <p>{labels.unavailable}</p>
      <p>{text}</p>
      <Button tone="line" size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}

interface CardListProps extends ReturnType<typeof useManagedCards> {
  found: Found;
  view: ManageView;
  setView: (view: ManageView) => void;
}

function CardList({ cards, found, view, setView, isBusy, error, problem, deleted, ...managed }: CardListProps) {
  const labels = useLabels(manageLabels);
  const { fields } = useLabels(staffLabels);
  const { origin } = useSiteData();
  const requireConsent = useSiteData().global?.privacy.requireConsent ?? false;
  const [toDelete, setToDelete] = useState<StaffPlayerCard | null>(null);
  /** The cards whose consent is recorded, the open one first. */
  const [queue, setQueue] = useState<StaffPlayerCard[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const selection = useSelection(cards, view);
  useKeptFocus(status);

  /** Another search, filter or order begins at its first page. */
  const show = (next: ManageView) => setView({ ...next, page: initialView.page });
  const showSaved: ConsentDialogProps['onSaved'] = (saved, { isGiven, goOn }) => {
    const [first, ...others] = saved;
    setQueue(goOn ? queue.filter((card) => !saved.includes(card)) : []);
    if (others.length > 0) setNotice(labels.consentsSaved(saved.length));
    else if (first) setNotice((isGiven ? labels.consentSaved : labels.consentWithdrawn)(nameOf(first)));
  };
  const restore = async (card: StaffPlayerCard) => {
    await managed.restore(card);
    status.current?.focus();
  };
  const listSelected = async (listed: boolean) => {
    setNotice(null);
    const changed = await managed.setAllListed(selection.cards, listed);
    setNotice(labels.changedCards(changed));
  };
  const exportSelected = () =>
    download(cardsAsCsv(selection.cards, { labels, fields, requireConsent, origin }), `${labels.exportFile}.csv`);
  const [consentOf = null, ...waiting] = queue;

  return (
    <>
      <ManageFilters all={found.all} view={view} onChange={show} />
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {error === null ? <CountText found={found} /> : null}
      </p>
      {error === null ? (
        <div className={styles.list} aria-busy={isBusy}>
          {found.total > 0 ? (
            <CardTable
              cards={cards}
              view={view}
              requireConsent={requireConsent}
              picked={selection.ids}
              onPick={selection.pick}
              onSort={(column) => show(sortedBy(view, column))}
              actions={{
                onList: (card, listed) => void managed.setListed(card, listed),
                onIndex: (card, indexed) => void managed.setIndexed(card, indexed),
                onConsent: (card) => setQueue(consentQueue(card, cards)),
                onDelete: setToDelete,
                onRestore: (card) => void restore(card),
              }}
            />
          ) : (
            <Button tone="line" onClick={() => show(withoutFilters(view))}>
              {labels.clearFilters}
            </Button>
          )}
          <PageLinks view={found.view} total={found.total} onTurn={() => status.current?.focus()} />
          {selection.cards.length > 0 ? (
            <SelectionBar
              count={selection.cards.length}
              isConsented={awaitingConsent(selection.cards).length === 0}
              isBusy={isBusy}
              onList={(listed) => void listSelected(listed)}
              onConsent={() => setQueue(awaitingConsent(selection.cards))}
              onExport={exportSelected}
              onClear={() => {
                selection.clear();
                status.current?.focus({ preventScroll: true });
              }}
            />
          ) : null}
        </div>
      ) : (
        <Problem text={error} onRetry={managed.load} />
      )}
      <ConsentDialog
        card={consentOf}
        waiting={waiting}
        onSave={managed.setConsent}
        onSaved={showSaved}
        onClose={() => setQueue([])}
      />
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

/** How many cards there are and in which order; of what is shown, while another view is read. */
function CountText({ found: { view, total } }: { found: Found }) {
  const labels = useLabels(manageLabels);
  if (total === 0) return <>{labels.noMatch}</>;
  const { first, last } = rangeOf(view.page, total);
  const direction = view.isDescending ? labels.descending : labels.ascending;
  return <>{`${labels.cardCount(first, last, total)} ${labels.sortedBy(labels.columns[view.sort], direction)}`}</>;
}
