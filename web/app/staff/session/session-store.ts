import { SESSION, type Session } from '@upfield/cms/contract';
import { useSyncExternalStore } from 'react';
import { readToken } from '~/browser/session-token';
import { ApiError } from '../api/api-error';
import * as api from '../api/endpoints';
import {
  canStore,
  clearStorage,
  dropSessionOnlyToken,
  readTokenDate,
  storeToken,
  watchToken,
} from '../api/token-storage';
import { loginMessage } from './failure-message';
import { initialSession, type SessionAction, type SessionState, sessionReducer } from './session-reducer';

/** After this long without an answer the overlay is removed (decisions, Sign-in). */
const RENEWAL_TIMEOUT_MS = 5_000;
/** A login error state is cleared after this long (specification §4). */
export const LOGIN_ERROR_CLEARED_AFTER_MS = 10;
/** Waits between the tries of a postponed check; the last one repeats. */
const RETRY_AFTER_MS = [5_000, 15_000, 60_000];
const HALF_LIFE_MS = (SESSION.tokenSeconds * 1000) / 2;
/** How often an open page looks whether its token is past half its life. */
const RENEWAL_CHECK_MS = 60_000;

let state: SessionState = initialSession;
let isStarted = false;
let retries = 0;
let renewal: Promise<void> | null = null;
/** The next try of a postponed check: one at most, however many renewals fail meanwhile. */
let retryTimer: number | undefined;
const listeners = new Set<() => void>();

function dispatch(action: SessionAction): void {
  state = sessionReducer(state, action);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: places that load apart share one session. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session now. */
export const sessionState = (): SessionState => state;
/** The server's HTML has no session: every visitor gets the same page. */
const serverSessionState = (): SessionState => initialSession;

/** The startup check (specification §4), once a page load: without a token the answer is known at once. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  if (!canStore()) {
    dispatch({ type: 'logged-out' });
    return;
  }
  dropSessionOnlyToken();
  watchToken(followOtherTab);
  window.addEventListener('focus', renewWhenHalfSpent);
  window.setInterval(renewWhenHalfSpent, RENEWAL_CHECK_MS);
  if (readToken() === null) {
    dispatch({ type: 'logged-out' });
    return;
  }
  dispatch({ type: 'check-started' });
  void renewSession();
}

/** Renews the stored token; concurrent callers share one call. Never throws: the outcome is in the state. */
function renewSession(): Promise<void> {
  renewal ??= renewOnce().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renewOnce(): Promise<void> {
  const before = readToken();
  try {
    const answer = await api.renew(AbortSignal.timeout(RENEWAL_TIMEOUT_MS));
    // The user signed out, here or in another tab, before the answer arrived: the logout takes precedence.
    if (readToken() === before) accept(answer);
  } catch (error) {
    if (readToken() === before) renewalFailed(error);
  }
}

function renewalFailed(error: unknown): void {
  if (error instanceof ApiError && error.isUnauthorized) {
    cancelRetries();
    clearStorage();
    dispatch({ type: 'logged-out' });
    return;
  }
  dispatch({ type: 'check-postponed' });
  const wait = RETRY_AFTER_MS[Math.min(retries, RETRY_AFTER_MS.length - 1)];
  retries += 1;
  window.clearTimeout(retryTimer);
  retryTimer = window.setTimeout(() => {
    if (readToken() !== null) void renewSession();
  }, wait);
}

function cancelRetries(): void {
  window.clearTimeout(retryTimer);
  retries = 0;
}

function renewWhenHalfSpent(): void {
  const stored = readTokenDate();
  const isSpent = stored === null || Date.now() - stored > HALF_LIFE_MS;
  if (readToken() !== null && (isSpent || state.status === 'checking')) void renewSession();
}

function accept({ token, name, uid }: Session, remember?: boolean): void {
  storeToken(token, remember);
  cancelRetries();
  dispatch({ type: 'login-succeeded', user: { name, uid } });
}

function followOtherTab(token: string | null): void {
  if (token === null) {
    cancelRetries();
    dispatch({ type: 'logged-out' });
  } else if (state.status !== 'authenticated') void renewSession();
}

/**
 * Signs in. The state carries a failure for about ten milliseconds (specification §4).
 * @returns null on success, else the message to show
 */
export async function signIn(email: string, password: string, remember: boolean): Promise<string | null> {
  dispatch({ type: 'login-started' });
  try {
    accept(await api.login({ email, password }), remember);
    return null;
  } catch (error) {
    const message = loginMessage(error);
    dispatch({ type: 'login-failed', message });
    window.setTimeout(() => dispatch({ type: 'error-cleared' }), LOGIN_ERROR_CLEARED_AFTER_MS);
    return message;
  }
}

/** Signs out: storage is cleared at once, the server is notified without waiting for its answer (decisions, Sign-in). */
export function signOut(): void {
  const token = readToken();
  cancelRetries();
  clearStorage();
  dispatch({ type: 'logged-out' });
  if (token) api.endSession(token).catch((error: unknown) => console.warn('The session could not be ended.', error));
}

/** The session as every place of the page sees it. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState, serverSessionState);
}
