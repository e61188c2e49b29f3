import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until the scripts run; a control that needs them is a plain link before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
