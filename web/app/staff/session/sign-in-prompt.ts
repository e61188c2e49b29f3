import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error';

/** Asks the user to sign in again without leaving the page. Concurrent callers share one dialog. */
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

/** Closes the dialog and gives all waiting callers its result. */
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

/** Whether the sign-in dialog is open. */
export const useSignInPrompt = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );

/** Makes a call; when the session has ended, asks the user to sign in and repeats the call once. @throws what the call threw */
export async function withSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.isUnauthorized && (await requestSignIn())) return work();
    throw error;
  }
}
