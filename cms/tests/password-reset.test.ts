import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../src/database/rows';
import { badFields, call, type Failure, signIn } from './support/api';
import { server } from './support/server';
import { makeStaff } from './support/things';

const CODES = 'upfield::password-reset';

beforeAll(async () => {
  await server();
});

const ask = <Body = { ok: boolean }>(body: unknown) => call<Body>('/auth/forgot-password', { method: 'POST', body });
const reset = <Body = { ok: boolean }>(body: unknown) => call<Body>('/auth/reset-password', { method: 'POST', body });

/** A code as a mail would carry it: the database keeps its digest alone, so the test makes one of its own. */
async function codeFor(userId: number, minutes = 60): Promise<string> {
  const { strapi } = await server();
  const code = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(code).digest('hex');
  await rows(strapi, CODES).create({ data: { digest, userId, expiresAt: new Date(Date.now() + minutes * 60 * 1000) } });
  return code;
}

describe('asking', () => {
  test('is answered alike, known or not', async () => {
    const person = await makeStaff();
    for (const email of [person.email, 'nobody@example.com']) {
      const { status, body } = await ask({ email });
      expect([status, body]).toEqual([200, { ok: true }]);
    }
    const { strapi } = await server();
    await expect.poll(() => rows(strapi, CODES).count({ where: { userId: person.id } })).toBe(1);
  });

  test('400 for no address', async () => {
    expect((await ask({ email: 'x' })).status).toBe(400);
  });

  test('429 with Retry-After after five times for one account', async () => {
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await ask({ email: 'often@example.com' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a new password', () => {
  test('is set once, and ends every session', async () => {
    const person = await makeStaff();
    const { token } = (await signIn(person.email, person.password)).body;
    const code = await codeFor(person.id);
    expect((await reset({ code, password: 'Brave-Otter-19' })).body).toEqual({ ok: true });
    expect((await signIn(person.email, 'Brave-Otter-19')).status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect((await call('/auth/renew', { token })).status).toBe(401);
    expect((await reset({ code, password: 'Other-Otter-19' })).status).toBe(400);
  });

  test.each<[string, object]>([
    ['short', { password: 'short' }],
    ['common', { password: 'Password123!' }],
    ['common', { password: '12345678' }],
  ])('400 when it is too %s, and the code stays', async (_, body) => {
    const person = await makeStaff();
    const code = await codeFor(person.id);
    const answer = await reset<Failure>({ code, ...body });
    expect([answer.status, badFields(answer)]).toEqual([400, ['password']]);
    expect((await reset({ code, password: 'Brave-Otter-19' })).status).toBe(200);
  });

  test('400 for a code that is unknown or older than an hour', async () => {
    const person = await makeStaff();
    for (const code of ['unknown', await codeFor(person.id, -1)]) {
      const answer = await reset<Failure>({ code, password: 'Brave-Otter-19' });
      expect([answer.status, badFields(answer)]).toEqual([400, ['code']]);
    }
  });
});
