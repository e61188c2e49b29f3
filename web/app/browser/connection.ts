import { useSyncExternalStore } from 'react';

/** Whether the last request failed for lack of a connection, and the page that the visitor wanted to open. */
export interface Connection {
  isLost: boolean;
  /** Address of the page that could not be opened; null while a navigation is pending, which is retried automatically. */
  wanted: string | null;
}

/** Milliseconds between retries: browsers do not always report that the connection is back. */
const RETRY_AFTER_MS = 3_000;

const CONNECTED: Connection = { isLost: false, wanted: null };

let state: Connection = CONNECTED;
const listeners = new Set<() => void>();
let waiting: (() => void)[] = [];

function set(next: Connection): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the connection; renders again when it changes. */
export const useConnection = (): Connection =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CONNECTED,
  );

/** Records that a request failed for lack of a connection. */
export const connectionLost = (wanted: string | null = null): void => set({ isLost: true, wanted });

/** The server was reached, or the visitor has read the notice. */
export function connectionRestored(): void {
  if (state.isLost) set(CONNECTED);
}

/** Makes all waiting requests retry now. */
export function retryWaiting(): void {
  const asking = waiting;
  waiting = [];
  for (const ask of asking) ask();
}

/** Resolves when a retry is due: the browser reports that it is online, the visitor asks for it, or some seconds have passed. */
export function retryDue(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, RETRY_AFTER_MS);
  });
}
