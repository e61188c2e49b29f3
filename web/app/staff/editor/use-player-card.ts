import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { ApiError } from '../api/api-error';
import { fetchCard } from '../api/endpoints';
import { requestSignIn } from '../session/sign-in-prompt';
import { initialPlayerCards, playerCardsReducer } from '../state/player-cards-reducer';

/** The card to edit, made the active one; `retry` asks again after a failure. */
export function usePlayerCard(id: string) {
  const [{ activeCard, isLoading, error }, dispatch] = useReducer(
    playerCardsReducer<StaffPlayerCard>,
    initialPlayerCards,
  );
  const [isUnknown, setUnknown] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is what asks again.
  useEffect(() => {
    const abort = new AbortController();
    setUnknown(false);
    fetchCard(id, abort.signal)
      .then((card) => dispatch({ type: 'active-card-set', card }))
      .catch(async (failure: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The card could not be loaded.', failure);
        if (failure instanceof ApiError && failure.isUnauthorized && (await requestSignIn())) return retry();
        setUnknown(failure instanceof ApiError && failure.status === 404);
        dispatch({ type: 'failed', error: failure instanceof Error ? failure.message : String(failure) });
      });
    return () => abort.abort();
  }, [id, tries]);

  return { card: activeCard, isLoading, error, isUnknown, retry };
}
