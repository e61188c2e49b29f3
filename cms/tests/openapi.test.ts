import type { Core } from '@strapi/strapi';
import { beforeAll, expect, test } from 'vitest';
import { ALLOWANCES, PASSWORD_RESET, type RateLimit, SIGN_IN } from '../src/rate-limits/limits';
import { call } from './support/api';
import { visitor } from './support/leads';
import { registeredCalls } from './support/routes';
import { compiled, server } from './support/server';

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { security: object[]; responses: Record<string, object> }>>;
}

beforeAll(async () => {
  await server();
});

/** Calls of Strapi's own plugins, which no role may use, and the description itself. */
const NOT_DESCRIBED = /^(GET \/openapi\.json|\w+ \/(upload|content-type-builder|email|i18n|content-manager)\b.*)$/;

test('the description at /api/openapi.json has every call of the running server, and no other', async () => {
  const { status, body } = await call<Described>('/openapi.json');
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const registered = (await registeredCalls()).filter((route) => !NOT_DESCRIBED.test(route));
  expect([...new Set(registered)].sort()).toEqual(described.sort());
});

/** Valid bodies for the calls that validate the body before they count the request. */
const BODIES: Record<string, object> = {
  '/auth/login': { email: 'nobody@example.com', password: 'wrong password' },
  '/auth/forgot-password': { email: 'nobody@example.com' },
  '/auth/reset-password': { code: 'x'.repeat(43), password: 'Brave-Otter-19' },
};

test('exactly the rate-limited calls describe the status 429', async () => {
  const { strapi } = await server();
  const headers = visitor();
  const { consume } = compiled<{
    consume: (strapi: Core.Strapi, limit: RateLimit, key: string, points: number) => Promise<number>;
  }>('rate-limits/limiter.js');
  const ofAddresses = [...Object.values(ALLOWANCES).map(({ address }) => address), SIGN_IN.address];
  for (const limit of [...ofAddresses, PASSWORD_RESET.address, PASSWORD_RESET.code]) {
    await consume(strapi, limit, headers['x-visitor-address'], limit.points);
  }
  const { body } = await call<Described>('/openapi.json');
  const open = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length === 0)
      .map(([method, { responses }]) => ({ path, method: method.toUpperCase(), described: '429' in responses })),
  );
  for (const { path, method, described } of open) {
    const sent = method === 'POST' ? { body: BODIES[path] ?? {} } : {};
    const answer = await call(path.replace(/\{\w+\}/, 'x'), { method: method as 'GET' | 'POST', headers, ...sent });
    expect([path, answer.status === 429]).toEqual([path, described]);
  }
});
