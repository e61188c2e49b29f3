import type { ConsentGiven, ManagedCards, StaffPlayerCard } from '@upfield/cms/contract';
import { useCallback, useEffect, useReducer, useState } from 'react';
import * as api from '../api/endpoints';
import { fetchManagedPage } from '../api/managed-cards';
import { rememberList } from '../list-trail/remembered-list';
import { withSession } from '../session/sign-in-prompt';
import { initialPlayerCards, playerCardsReducer } from '../state/player-cards-reducer';
import { addressOfView } from './manage-address';
import { type ManageView, queryOfView } from './manage-view';

/** One read of the list: of which view, and how often it was asked for anew. */
interface Read {
  view: ManageView;
  attempt: number;
}

/** What the last answer says besides its cards. */
export interface Found extends Read {
  /** Cards on all pages. */
  total: number;
  all: ManagedCards['all'];
}

/**
 * The page of cards that a view shows, with what staff can do to them. The cards of the read before stay until the next answer. Only
 * the last read is answered: one before it is aborted. A failed action says so in `problem` and changes nothing.
 */
export function useManagedCards(view: ManageView) {
  const [state, dispatch] = useReducer(playerCardsReducer<StaffPlayerCard>, initialPlayerCards);
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<Read | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<StaffPlayerCard | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    withSession(() => fetchManagedPage(queryOfView(view), abort.signal))
      .then(({ cards, ...page }) => {
        if (abort.signal.aborted) return;
        dispatch({ type: 'cards-fetched', cards });
        setFound({ view, attempt, ...page });
        if (view.visibility !== 'deleted')
          rememberList({
            ...{ address: addressOfView(view), query: queryOfView(view), page: view.page, total: page.total },
            ids: cards.map(({ id }) => id),
          });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The cards could not be loaded.', error);
        dispatch({ type: 'failed', error: textOf(error) });
        setFailed({ view, attempt });
      });
    return () => abort.abort();
  }, [view, attempt]);

  const load = useCallback(() => setAttempt((before) => before + 1), []);
  const act = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await withSession(work);
    } catch (error) {
      console.error('The card could not be changed.', error);
      setProblem(textOf(error));
    }
  };
  /** The changed card is shown at once, and the list is read again: the change may have moved the card and the counts. */
  const change = async (change: () => Promise<StaffPlayerCard>) => {
    dispatch({ type: 'card-updated', card: await change() });
    load();
  };

  const setListed = ({ id }: StaffPlayerCard, listed: boolean) =>
    act(() => change(() => api.setVisibility(id, listed)));
  const setIndexed = ({ id }: StaffPlayerCard, indexed: boolean) =>
    act(() => change(() => api.setIndexing(id, indexed)));
  /** @throws what the call threw: the dialog says it at the field */
  const setConsent = ({ id }: StaffPlayerCard, consent: ConsentGiven | null) =>
    withSession(() => change(() => api.setConsent(id, consent)));
  /** One after the other: what was changed before a failure stays so. @returns how many were changed */
  const setAllListed = async (cards: StaffPlayerCard[], listed: boolean): Promise<number> => {
    let changed = 0;
    await act(async () => {
      for (const { id } of cards.slice(changed)) {
        dispatch({ type: 'card-updated', card: await api.setVisibility(id, listed) });
        changed += 1;
      }
    });
    load();
    return changed;
  };
  const remove = (card: StaffPlayerCard) =>
    act(async () => {
      await api.deleteCard(card.id);
      dispatch({ type: 'card-deleted', id: card.id });
      setDeleted(card);
      load();
    });
  const restore = ({ id }: StaffPlayerCard) =>
    act(async () => {
      await api.restoreCard(id);
      setDeleted((last) => (last?.id === id ? null : last));
      load();
    });
  const dismissDeleted = useCallback(() => setDeleted(null), []);

  const isLast = (read: Read | null) => read?.view === view && read.attempt === attempt;
  return {
    ...{ cards: state.cards, found, problem, deleted },
    /** Why the last read failed. */
    error: isLast(failed) ? state.error : null,
    /** The last read is not answered yet. */
    isBusy: !isLast(found) && !isLast(failed),
    ...{ load, setListed, setAllListed, setIndexed, setConsent, remove, restore, dismissDeleted },
  };
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
