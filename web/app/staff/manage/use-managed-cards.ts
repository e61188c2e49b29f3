import type { ConsentGiven, StaffPlayerCard } from '@upfield/cms/contract';
import { useCallback, useEffect, useReducer, useState } from 'react';
import * as api from '../api/endpoints';
import { fetchManagedCards } from '../api/managed-cards';
import { withSession } from '../session/sign-in-prompt';
import { initialPlayerCards, playerCardsReducer } from '../state/player-cards-reducer';

/** Every card with what staff can do to it. A failed action says so in `problem` and changes nothing. */
export function useManagedCards() {
  const [state, dispatch] = useReducer(playerCardsReducer<StaffPlayerCard>, initialPlayerCards);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<StaffPlayerCard | null>(null);

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      dispatch({ type: 'cards-fetched', cards: await withSession(() => fetchManagedCards(signal)) });
    } catch (error) {
      if (signal?.aborted) return;
      console.error('The cards could not be loaded.', error);
      dispatch({ type: 'failed', error: textOf(error) });
    }
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const act = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await withSession(work);
    } catch (error) {
      console.error('The card could not be changed.', error);
      setProblem(textOf(error));
    }
  };
  const change = async (change: () => Promise<StaffPlayerCard>) =>
    dispatch({ type: 'card-updated', card: await change() });

  const setListed = ({ id }: StaffPlayerCard, listed: boolean) =>
    act(() => change(() => api.setVisibility(id, listed)));
  const setIndexed = ({ id }: StaffPlayerCard, indexed: boolean) =>
    act(() => change(() => api.setIndexing(id, indexed)));
  /** @throws what the call threw: the dialog says it at the field */
  const setConsent = ({ id }: StaffPlayerCard, consent: ConsentGiven | null) =>
    withSession(() => change(() => api.setConsent(id, consent)));
  const remove = (card: StaffPlayerCard) =>
    act(async () => {
      await api.deleteCard(card.id);
      dispatch({ type: 'card-deleted', id: card.id });
      setDeleted(card);
    });
  const restore = ({ id }: StaffPlayerCard) =>
    act(async () => {
      await api.restoreCard(id);
      dispatch({ type: 'card-added', card: await api.fetchCard(id) });
      setDeleted(null);
    });
  const dismissDeleted = useCallback(() => setDeleted(null), []);

  return { ...state, problem, deleted, load, setListed, setIndexed, setConsent, remove, restore, dismissDeleted };
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
