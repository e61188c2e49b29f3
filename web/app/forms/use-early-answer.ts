import { useRef } from 'react';
import { useBrowserLayoutEffect } from '~/browser/hydration';

/**
 * Reads a field's value at hydration: on a slow phone visitors type before that, and browsers restore a form's values after
 * Back. Neither fires an event.
 * @param id The field's `id`.
 * @param take Is given the field's value, once; not that of a radio button that is not chosen.
 */
export function useEarlyAnswer(id: string, take: (value: string) => void): void {
  const latest = useRef(take);
  latest.current = take;
  // Before the second render, which would reset the field to the server's value.
  useBrowserLayoutEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) return;
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) latest.current(field.value);
  }, [id]);
}
