import { beforeAll, expect, test } from 'vitest';
import { signAddress } from '../src/limits/visitor-address';
import { call } from './support/api';
import { server } from './support/server';
import { INTERNAL_SECRET } from './support/settings';

beforeAll(async () => {
  await server();
});

const failLogin = (index: number, headers: Record<string, string>) =>
  call('/auth/login', {
    method: 'POST',
    headers,
    body: { email: `nobody-${index}@example.com`, password: 'wrong password' },
  });

test('failed logins count by the visitor that the web server vouches for, not by what a client claims', async () => {
  const signed = (address: string) => ({
    'x-visitor-address': address,
    'x-visitor-signature': signAddress(INTERNAL_SECRET, address),
  });
  const statuses = [];
  for (let index = 0; index < 61; index++) statuses.push((await failLogin(index, signed('203.0.113.7'))).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);

  expect((await failLogin(100, signed('203.0.113.8'))).status).toBe(401);
  expect((await failLogin(101, { 'x-visitor-address': '203.0.113.7' })).status).toBe(401);
  expect((await failLogin(102, { ...signed('203.0.113.7'), 'x-visitor-address': '203.0.113.9' })).status).toBe(401);
  expect((await failLogin(103, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(401);
});
