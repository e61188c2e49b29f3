import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { loginMessage } from './failure-message';

const refused = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiError({ kind: 'refused', status, message: 'refused', retryAfterSeconds });

describe('loginMessage', () => {
  it.each([400, 401])('says "Wrong credentials" for %i', (status) => {
    expect(loginMessage(refused(status))).toBe('Wrong credentials');
  });

  it.each([
    [45, 'Too many attempts. Try again in 45 seconds.'],
    [1, 'Too many attempts. Try again in 1 second.'],
    [600, 'Too many attempts. Try again in 10 minutes.'],
    [null, 'Too many attempts. Try again in 1 minute.'],
  ])('says when to try again after %s seconds', (seconds, text) => {
    expect(loginMessage(refused(429, seconds))).toBe(text);
  });

  it.each([
    refused(500),
    refused(503),
    new ApiError({ kind: 'unreachable', message: 'no network' }),
    new TypeError('broken'),
  ])('says that the server cannot be reached for %s', (error) => {
    expect(loginMessage(error)).toBe('The server cannot be reached. Check your connection and try again.');
  });
});
