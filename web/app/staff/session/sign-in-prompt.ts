import { useSyncExternalStore } from 'react';

/** A question for the person: sign in again, here, without losing the page. One dialog answers all who ask. */
let waiting: ((isSignedIn: boolean) => void)[] = [];
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** @returns whether somebody signed in; false when the dialog was dismissed */
export function requestSignIn(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    set(true);
  });
}

export function answerSignIn(isSignedIn: boolean): void {
  const asking = waiting;
  waiting = [];
  set(false);
  for (const resolve of asking) resolve(isSignedIn);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSignInPrompt = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
