import { forgotPassword, login, resetPassword, session } from '../session';
import { type Endpoint, ok } from './endpoint';

/** Signing in and out, and a forgotten password. */
export const authEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'anyone',
    body: login,
    success: { status: 200, body: session },
    failures: [400, 401, 429],
  },
  {
    method: 'get',
    path: '/auth/renew',
    summary: 'A fresh token of the same session',
    access: 'staff',
    success: { status: 200, body: session },
    failures: [401],
  },
  { method: 'post', path: '/auth/logout', summary: 'End the session', access: 'staff', success: ok, failures: [401] },
  {
    method: 'post',
    path: '/auth/forgot-password',
    summary: 'Mail a link to choose a new password; the answer never tells whether the account exists',
    access: 'anyone',
    body: forgotPassword,
    success: ok,
    failures: [400, 429],
  },
  {
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Set a new password with a mailed code; every session and every other code of the account ends',
    access: 'anyone',
    body: resetPassword,
    success: ok,
    failures: [400, 429],
  },
];
