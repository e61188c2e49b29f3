import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Answers that come sooner replace the list without a flash (decisions, Routes: the preloader's 200 ms). */
const PATIENCE_MS = 200;

/** Whether another view of the gallery has been on its way for longer than a blink. */
export function useLoading(): boolean {
  const { state, location } = useNavigation();
  const waiting = state === 'loading' && location.pathname === '/player-cards';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
