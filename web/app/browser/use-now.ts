import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * The time, in milliseconds since 1970, moved on every second once the page runs.
 * @param first the server's time, so that the first drawing in the browser is the same as the server's
 */
export function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}
