import type { Core } from '@strapi/strapi';
import { beforeAll, expect, test } from 'vitest';
import { type RateLimit, SIGN_IN } from '../src/rate-limits/limits';
import { signAddress } from '../src/rate-limits/visitor-address';
import { call } from './support/api';
import { compiled, server } from './support/server';
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

test('failed logins count by the address that the web server signed, not by one that a client claims', async () => {
  const signed = (address: string) => ({
    'x-visitor-address': address,
    'x-visitor-signature': signAddress(INTERNAL_SECRET, address),
  });
  // Consume all but the last of the address's attempts directly, because comparing so many passwords is slow.
  const { consume } = compiled<{
    consume: (strapi: Core.Strapi, limit: RateLimit, key: string, points: number) => Promise<number>;
  }>('rate-limits/limiter.js');
  const { strapi } = await server();
  expect(await consume(strapi, SIGN_IN.address, '203.0.113.7', SIGN_IN.address.points - 1)).toBe(1);
  expect((await failLogin(1, signed('203.0.113.7'))).status).toBe(401);
  expect((await failLogin(2, signed('203.0.113.7'))).status).toBe(429);

  expect((await failLogin(100, signed('203.0.113.8'))).status).toBe(401);
  expect((await failLogin(101, { 'x-visitor-address': '203.0.113.7' })).status).toBe(401);
  expect((await failLogin(102, { ...signed('203.0.113.7'), 'x-visitor-address': '203.0.113.9' })).status).toBe(401);
  expect((await failLogin(103, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(401);
});
