import { useEffect, useRef, useState } from 'react';

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

/**
 * What a rule says at this time. Asked every second like `useNow`, but the page is drawn again only when the answer changes.
 * @param first the server's time, as of `useNow`
 * @param rule takes the time in milliseconds since 1970
 */
export function useByClock(first: number, rule: (now: number) => boolean): boolean {
  const [value, setValue] = useState(() => rule(first));
  const latest = useRef(rule);
  useEffect(() => {
    latest.current = rule;
  });
  useEffect(() => {
    const tick = () => setValue(latest.current(Date.now()));
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, []);
  return value;
}
