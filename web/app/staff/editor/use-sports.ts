import { format } from '@upfield/cms/contract';
import { useEffect, useReducer } from 'react';
import { useLanguage } from '~/labels/use-labels';
import { fetchSports } from '../api/endpoints';
import { initialSports, type SportsState, sportsReducer } from '../state/sports-reducer';

/** The sport list, fetched once a form; a failure is logged and leaves an empty list (specification §4, §8). */
export function useSports(): SportsState {
  const language = useLanguage();
  const [state, dispatch] = useReducer(sportsReducer, { ...initialSports, isLoading: true });
  useEffect(() => {
    const abort = new AbortController();
    dispatch({ type: 'loading-started' });
    fetchSports(abort.signal)
      .then((sports) => dispatch({ type: 'sports-fetched', sports }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The sports could not be loaded.', error);
        dispatch({ type: 'failed', error: format({ key: 'sports.failed' }, language) });
      })
      .finally(() => {
        if (!abort.signal.aborted) dispatch({ type: 'loading-ended' });
      });
    return () => abort.abort();
  }, [language]);
  return state;
}
