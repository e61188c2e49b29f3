import { useSyncExternalStore } from 'react';
import type { SessionState } from './session-reducer';
import { serverSessionState, sessionState, subscribe } from './session-store';

/** The session as every place of the page sees it. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState, serverSessionState);
}
