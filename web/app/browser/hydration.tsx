import { type ReactNode, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

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

/**
 * A part of the page that is hydrated by itself, after what is around it: a tap that comes while the page starts waits for the part that it
 * hits and not for the whole page (React, selective hydration). Not for forms: what was typed before is carried over with the document.
 */
export function HydratedApart({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
