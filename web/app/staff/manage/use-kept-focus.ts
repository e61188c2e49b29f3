import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focus when rows move, which takes it from the element that has it, or when they leave: then `fallback` gets it. Nothing
 * scrolls.
 */
export function useKeptFocus(fallback: RefObject<HTMLElement>): void {
  // While React draws, the element still has the focus that the next change of the document takes from it.
  const focused = document.activeElement;
  useLayoutEffect(() => {
    if (focused === document.body || document.activeElement !== document.body) return;
    const next = focused?.isConnected ? focused : fallback.current;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });
}
