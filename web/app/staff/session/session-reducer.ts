/** Who is signed in (specification §3). */
export interface SessionUser {
  name: string;
  uid: string;
}

export type AuthenticationStatus = 'checking' | 'authenticated' | 'not-authenticated';

export interface SessionState {
  status: AuthenticationStatus;
  user: SessionUser | null;
  /** Set for about ten milliseconds after a failed login; screens copy it (decisions, Sign-in). */
  errorMessage: string | null;
  /** A check or a login is running. */
  isLoading: boolean;
}

export type SessionAction =
  | { type: 'check-started' }
  /** The server cannot be reached: the overlay is removed, the token is kept, the check is retried. */
  | { type: 'check-postponed' }
  | { type: 'login-started' }
  /** A login or a renewal was answered. */
  | { type: 'login-succeeded'; user: SessionUser }
  | { type: 'login-failed'; message: string }
  | { type: 'logged-out'; message?: string }
  | { type: 'error-cleared' };

export const initialSession: SessionState = { status: 'checking', user: null, errorMessage: null, isLoading: false };

/** The authentication transitions of specification §4; storage and calls are the store's business. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'check-started':
      return { status: 'checking', user: null, errorMessage: null, isLoading: true };
    case 'check-postponed':
      return { ...state, isLoading: false };
    case 'login-started':
      return { ...state, errorMessage: null, isLoading: true };
    case 'login-succeeded':
      return { status: 'authenticated', user: action.user, errorMessage: null, isLoading: false };
    case 'login-failed':
      return { status: 'not-authenticated', user: null, errorMessage: action.message, isLoading: false };
    case 'logged-out':
      return { status: 'not-authenticated', user: null, errorMessage: action.message ?? null, isLoading: false };
    case 'error-cleared':
      return { ...state, errorMessage: null };
  }
}
