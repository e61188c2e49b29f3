import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useEffect, useState } from 'react';
import { fetchCard } from '../api/endpoints';

/** The card as staff read it; a failure is logged and leaves the page as visitors see it. */
export function useStaffCard(id: string) {
  const [card, setCard] = useState<StaffPlayerCard | null>(null);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const abort = new AbortController();
    setCard(null);
    setLoading(true);
    fetchCard(id, abort.signal)
      .then(setCard)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.error('The card could not be loaded.', error);
      })
      .finally(() => {
        if (!abort.signal.aborted) setLoading(false);
      });
    return () => abort.abort();
  }, [id]);
  return { card, isLoading, setCard };
}
