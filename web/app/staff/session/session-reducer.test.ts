import { describe, expect, it } from 'vitest';
import { initialSession, type SessionAction, type SessionState, sessionReducer } from './session-reducer';

const user = { name: 'Ana', uid: '7' };
const states = {
  initial: initialSession,
  checking: { status: 'checking', user: null, errorMessage: null, isLoading: true },
  postponed: { status: 'checking', user: null, errorMessage: null, isLoading: false },
  authenticated: { status: 'authenticated', user, errorMessage: null, isLoading: false },
  anonymous: { status: 'not-authenticated', user: null, errorMessage: null, isLoading: false },
  signingIn: { status: 'not-authenticated', user: null, errorMessage: null, isLoading: true },
  refused: { status: 'not-authenticated', user: null, errorMessage: 'Wrong credentials', isLoading: false },
} satisfies Record<string, SessionState>;

type Name = keyof typeof states;
const failed: SessionAction = { type: 'login-failed', message: 'Wrong credentials' };
const succeeded: SessionAction = { type: 'login-succeeded', user };

const table: [from: Name, action: SessionAction, to: Name][] = [
  ['initial', { type: 'check-started' }, 'checking'],
  ['authenticated', { type: 'check-started' }, 'checking'],
  ['anonymous', { type: 'check-started' }, 'checking'],
  ['refused', { type: 'check-started' }, 'checking'],
  ['checking', succeeded, 'authenticated'],
  ['checking', { type: 'logged-out' }, 'anonymous'],
  ['checking', { type: 'check-postponed' }, 'postponed'],
  ['postponed', { type: 'check-started' }, 'checking'],
  ['postponed', succeeded, 'authenticated'],
  ['postponed', { type: 'logged-out' }, 'anonymous'],
  ['initial', { type: 'logged-out' }, 'anonymous'],
  ['anonymous', { type: 'login-started' }, 'signingIn'],
  ['refused', { type: 'login-started' }, 'signingIn'],
  ['signingIn', succeeded, 'authenticated'],
  ['signingIn', failed, 'refused'],
  ['authenticated', failed, 'refused'],
  ['refused', { type: 'error-cleared' }, 'anonymous'],
  ['authenticated', { type: 'error-cleared' }, 'authenticated'],
  ['authenticated', { type: 'logged-out' }, 'anonymous'],
  ['authenticated', { type: 'logged-out', message: 'Wrong credentials' }, 'refused'],
];

describe('sessionReducer', () => {
  it('starts with a check and without a user', () => {
    expect(initialSession).toEqual({ status: 'checking', user: null, errorMessage: null, isLoading: false });
  });

  it.each(table)('goes from %s by %j to %s', (from, action, to) => {
    expect(sessionReducer(states[from], action)).toEqual(states[to]);
  });
});
