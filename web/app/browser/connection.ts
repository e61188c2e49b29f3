import { useSyncExternalStore } from 'react';

/** Whether the last thing asked of the server was lost on the way, and where the visitor wanted to go. */
export interface Connection {
  isLost: boolean;
  /** Address of the page that could not be opened; null while a navigation is under way, which goes on by itself. */
  wanted: string | null;
}

/** A connection that is back is not always told by the browser, so what waits asks again after this time. */
const ASK_AGAIN_AFTER_MS = 3_000;

const THERE: Connection = { isLost: false, wanted: null };

let state: Connection = THERE;
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

export const useConnection = (): Connection =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => THERE,
  );

/** The visitor asked for a page that cannot come just now. */
export const connectionLost = (wanted: string | null = null): void => set({ isLost: true, wanted });

/** The server was reached, or the visitor has read the notice. */
export function connectionNoticed(): void {
  if (state.isLost) set(THERE);
}

/** Lets everything that waits ask again. */
export function askAgain(): void {
  const asking = waiting;
  waiting = [];
  for (const ask of asking) ask();
}

/** Resolves when it is worth asking again: the browser says that it is online, the visitor asks for it, or some seconds went by. */
export function worthAskingAgain(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, ASK_AGAIN_AFTER_MS);
  });
}
