import { useRef } from 'react';
import { useBrowserLayoutEffect } from '~/browser/hydration';

/**
 * Takes over what already stands in a field when the page's scripts start: people answer before that on a slow phone, and
 * browsers fill in again what a form held when one comes back to it. Neither is told by an event.
 * @param id The field's `id`.
 * @param take Is given the field's value, once.
 */
export function useEarlyAnswer(id: string, take: (value: string) => void): void {
  const latest = useRef(take);
  latest.current = take;
  // Before anything draws a second time: that would set the field back to what the server knew, and what follows would read it.
  useBrowserLayoutEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) latest.current(field.value);
  }, [id]);
}
