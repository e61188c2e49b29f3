import { beforeAll, expect, test } from 'vitest';
import { call } from './support/api';
import { registeredCalls } from './support/routes';
import { server } from './support/server';

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { security: object[] }>>;
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
