import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { ApiError } from '../api/api-error';
import * as api from '../api/endpoints';
import { requestSignIn } from '../session/sign-in-prompt';
import { initialPlayerCards, playerCardsReducer } from '../state/player-cards-reducer';

/** How long a deletion can be undone here, in milliseconds; the server would allow more. */
const UNDO_MS = 10_000;

/** Every card with what staff can do to it. A failed action says so in `problem` and changes nothing. */
export function useManagedCards() {
  const [state, dispatch] = useReducer(playerCardsReducer<StaffPlayerCard>, initialPlayerCards);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<StaffPlayerCard | null>(null);

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      dispatch({ type: 'cards-fetched', cards: await withSession(() => api.fetchManagedCards(signal)) });
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

  useEffect(() => {
    if (!deleted) return;
    const timer = window.setTimeout(() => setDeleted(null), UNDO_MS);
    return () => window.clearTimeout(timer);
  }, [deleted]);

  const act = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await withSession(work);
    } catch (error) {
      console.error('The card could not be changed.', error);
      setProblem(textOf(error));
    }
  };

  const setListed = (card: StaffPlayerCard, listed: boolean) =>
    act(async () => {
      const changed = await api.setVisibility(card.id, listed);
      dispatch({ type: 'card-updated', card: { ...card, ...changed } });
    });
  const remove = (card: StaffPlayerCard) =>
    act(async () => {
      await api.deleteCard(card.id);
      dispatch({ type: 'card-deleted', id: card.id });
      setDeleted(card);
    });
  const restore = (card: StaffPlayerCard) =>
    act(async () => {
      await api.restoreCard(card.id);
      dispatch({ type: 'card-added', card });
      setDeleted(null);
    });

  return { ...state, problem, deleted, load, setListed, remove, restore };
}

async function withSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.isUnauthorized && (await requestSignIn())) return work();
    throw error;
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
