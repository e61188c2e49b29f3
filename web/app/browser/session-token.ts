/** Key of the session token in local storage (specification §3, Session user). */
export const TOKEN_KEY = 'token';

/** @returns the stored token, or null; null too where the browser refuses storage */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}
