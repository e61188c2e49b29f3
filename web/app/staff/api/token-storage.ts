import { readToken, TOKEN_KEY } from '~/browser/session-token';
import { keepStaffLanguage } from './staff-language';

/** Keys of the session in the browser's storage beside its token (specification §3, decisions "Sign-in"). */
const TOKEN_DATE_KEY = 'token-init-date';
/** Set when the token must be dropped at the end of the browsing session. */
const SESSION_ONLY_KEY = 'token-until-browser-closes';
const PROBE_KEY = 'upfield-storage-probe';
/** A cookie without an expiry is deleted when the browser closes and is shared by its tabs; `sessionStorage` is not shared. */
const BROWSING_COOKIE = 'upfield-browsing';

/** Whether this browser keeps anything for the site; signing in needs it. */
export function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** @returns when the token was stored, in milliseconds since 1970, or null */
export function readTokenDate(): number | null {
  const stored = Number(localStorage.getItem(TOKEN_DATE_KEY) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

/** @param remember keeps the token when the browser closes; absent leaves the choice as it is (a renewal) */
export function storeToken(token: string, remember?: boolean, now = Date.now()): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(TOKEN_DATE_KEY, String(now));
  if (remember === true) localStorage.removeItem(SESSION_ONLY_KEY);
  if (remember === false) {
    localStorage.setItem(SESSION_ONLY_KEY, 'true');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${BROWSING_COOKIE}=1; path=/; samesite=strict`;
  }
}

/** Drops a token that was not to be remembered once the browser has been closed since. Called before the first read. */
export function dropSessionOnlyToken(): void {
  const isSessionOnly = localStorage.getItem(SESSION_ONLY_KEY) !== null;
  if (isSessionOnly && !document.cookie.split('; ').some((cookie) => cookie.startsWith(`${BROWSING_COOKIE}=`))) {
    clearStorage();
  }
}

/** Clears all browser storage (specification §4); drafts live elsewhere, in IndexedDB, and the language of the screens in a cookie. */
export function clearStorage(): void {
  keepStaffLanguage();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${BROWSING_COOKIE}=; path=/; samesite=strict; max-age=0`;
}

/** Tells when another tab signs in or out, or renews. @returns how to stop listening */
export function watchToken(onChange: (token: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    if (event.key === TOKEN_KEY || event.key === null) onChange(readToken());
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
