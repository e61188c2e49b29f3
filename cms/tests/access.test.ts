import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../src/database/rows';
import { call, staffToken } from './support/api';
import { registeredCalls } from './support/routes';
import { type Server, server } from './support/server';

/** Public writes, each protected by rate limits or a captcha. All other writes need a token. */
const OPEN_WRITES = [
  'POST /auth/login',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /leads',
  'POST /newsletter',
  'POST /newsletter/confirm',
  'POST /newsletter/leave',
];

let running: Server;
beforeAll(async () => {
  running = await server();
});

describe('without a valid token', () => {
  test('every registered write except the public ones is refused', async () => {
    const writes = (await registeredCalls()).filter(
      (route) => !route.startsWith('GET ') && !OPEN_WRITES.includes(route),
    );
    expect(writes).toEqual(
      expect.arrayContaining([
        'POST /auth/logout',
        'POST /player-cards/create',
        'PUT /player-cards/:id',
        'PUT /player-cards/:id/visibility',
        'PUT /player-cards/:id/consent',
        'PUT /player-cards/:id/indexing',
        'DELETE /player-cards/:id',
        'POST /player-cards/:id/restore',
        'POST /player-cards/upload-image',
        'DELETE /player-cards/delete-image/:fileKey',
        'POST /player-cards-career/create',
        'PUT /player-cards-career/update/:playerCardId',
      ]),
    );
    const bearer = { authorization: `Bearer ${await staffToken()}` };
    for (const route of writes) {
      const [method, pattern = ''] = route.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
      const path = pattern.replace(/:\w+/g, 'some-id').replace(/\(.*\)/, 'x');
      for (const request of [{}, { token: 'abc' }, { headers: bearer }]) {
        const { status } = await call(path, { method, ...request, ...(method === 'DELETE' ? {} : { body: {} }) });
        expect([401, 403], `${route} ${JSON.stringify(request)}`).toContain(status);
      }
    }
  });

  test('reads for staff are refused', async () => {
    expect((await call('/auth/renew')).status).toBe(401);
    for (const [path, forStaff] of [
      ['/player-cards?visibility=all', 200],
      ['/player-cards/managed', 200],
      ['/player-cards/managed?visibility=deleted', 200],
      ['/leads/nobody/card', 404],
    ] as const) {
      expect((await call(path)).status).toBe(401);
      expect((await call(path, { token: 'abc' })).status).toBe(401);
      expect((await call(path, { token: await staffToken() })).status).toBe(forStaff);
    }
  });
});

describe('routes of the users-permissions plugin are closed', () => {
  test.each([
    ['POST', '/auth/local'],
    ['POST', '/auth/local/register'],
    ['GET', '/connect/google'],
    ['POST', '/auth/change-password'],
    ['GET', '/auth/email-confirmation'],
    ['POST', '/auth/send-email-confirmation'],
    ['POST', '/auth/refresh'],
    ['GET', '/users'],
    ['GET', '/users/me'],
    ['GET', '/users/1'],
    ['GET', '/users/count'],
    ['POST', '/users'],
    ['PUT', '/users/1'],
    ['DELETE', '/users/1'],
    ['GET', '/users-permissions/roles'],
    ['GET', '/users-permissions/permissions'],
    ['GET', '/upload/files'],
    ['POST', '/upload'],
    ['GET', '/i18n/locales'],
    ['GET', '/sports/1'],
    ['POST', '/sports'],
    ['GET', '/player-card-careers'],
  ] as const)('%s %s', async (method, path) => {
    const { status } = await call(path, { method, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) });
    expect([401, 403, 404, 405]).toContain(status);
  });

  test('no role may call anything', async () => {
    expect(await rows(running.strapi, 'plugin::users-permissions.permission').count({})).toBe(0);
  });
});

test('responses say which caches may store them', async () => {
  const visitor = await call('/sports');
  expect(visitor.headers.get('vary')).toContain('x-token');
  expect(visitor.headers.get('cache-control')).toBe('no-cache');
  expect((await call('/player-cards/nobody')).headers.get('cache-control')).toBe('no-cache');
  const staff = await call('/sports', { token: await staffToken() });
  expect(staff.headers.get('cache-control')).toBe('private, no-store');
});

test('an unknown call is 404 in the envelope of errors', async () => {
  const { status, body } = await call('/nothing');
  expect(status).toBe(404);
  expect(body).toMatchObject({ data: null, error: { status: 404, name: 'NotFoundError' } });
});
