import { expect, test } from 'vitest';
import { forgotPassword, login, newPassword, PASSWORD_MAX, PASSWORD_MIN, resetPassword } from './session';

test('a login is an address and a password, and nothing else', () => {
  expect(login.parse({ email: 'Ana@Example.com', password: 'x' })).toEqual({ email: 'ana@example.com', password: 'x' });
  for (const body of [
    {},
    { email: 'ana@example.com' },
    { email: 'ana', password: 'x' },
    { email: 'ana@example.com', password: 'x', role: 1 },
    { email: { $ne: '' }, password: 'x' },
  ]) {
    expect(login.safeParse(body).success, JSON.stringify(body)).toBe(false);
  }
});

test('a new password has a least and a greatest length', () => {
  expect(newPassword.safeParse('a'.repeat(PASSWORD_MIN - 1)).success).toBe(false);
  expect(newPassword.safeParse('a'.repeat(PASSWORD_MIN)).success).toBe(true);
  expect(newPassword.safeParse('a'.repeat(PASSWORD_MAX + 1)).success).toBe(false);
});

test('a reset needs an address, then a code and a password', () => {
  expect(forgotPassword.safeParse({ email: 'ana@example.com' }).success).toBe(true);
  expect(resetPassword.safeParse({ code: '', password: 'long enough' }).success).toBe(false);
});
