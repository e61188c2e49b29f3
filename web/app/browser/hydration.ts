import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until the scripts run; a control that needs them is a plain link before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** `useLayoutEffect` in the browser; the server has no layout, and React warns where one asks for it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
