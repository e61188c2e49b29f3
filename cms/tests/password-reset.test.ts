import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../src/database/rows';
import { SIGN_IN } from '../src/rate-limits/limits';
import { badFields, call, type Failure, signIn } from './support/api';
import { visitor } from './support/leads';
import { compiled, server } from './support/server';
import { makeStaff } from './support/test-data';

const CODES = 'upfield::password-reset';

beforeAll(async () => {
  await server();
});

const ask = <Body = { ok: boolean }>(body: unknown, headers = visitor()) =>
  call<Body>('/auth/forgot-password', { method: 'POST', body, headers });
const reset = <Body = { ok: boolean }>(body: unknown, headers = visitor()) =>
  call<Body>('/auth/reset-password', { method: 'POST', body, headers });

/** Stores a known code: the database has only digests, so a test cannot read the code of a mail there. */
async function codeFor(userId: number, minutes = 60): Promise<string> {
  const { strapi } = await server();
  const code = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(code).digest('hex');
  await rows(strapi, CODES).create({ data: { digest, userId, expiresAt: new Date(Date.now() + minutes * 60 * 1000) } });
  return code;
}

describe('asking', () => {
  test('gets the same response for a known and an unknown address', async () => {
    const person = await makeStaff();
    for (const email of [person.email, 'nobody@example.com']) {
      const { status, body } = await ask({ email });
      expect([status, body]).toEqual([200, { ok: true }]);
    }
  });

  test('400 for no address', async () => {
    expect((await ask({ email: 'x' })).status).toBe(400);
  });

  test('429 with Retry-After after five requests for one account, only for that network', async () => {
    const { email } = await makeStaff();
    const [attacker, owner] = [visitor(), visitor()];
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await ask({ email }, attacker)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await ask({ email }, attacker);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask({ email }, owner)).status).toBe(200);
  });
});

describe('a new password', () => {
  test('is set once, and ends every session', async () => {
    const person = await makeStaff();
    const { token } = (await signIn(person.email, person.password)).body;
    const [code, older] = [await codeFor(person.id), await codeFor(person.id)];
    expect((await reset({ code, password: 'Brave-Otter-19' })).body).toEqual({ ok: true });
    expect((await signIn(person.email, 'Brave-Otter-19')).status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect((await call('/auth/renew', { token })).status).toBe(401);
    for (const spent of [code, older]) {
      expect((await reset({ code: spent, password: 'Other-Otter-19' })).status).toBe(400);
    }
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

describe('the mail, rendered when it is sent', () => {
  interface Written {
    text: string;
  }
  type Write = (
    strapi: Core.Strapi,
    job: { recipient: string; messageId: string; createdAt: Date },
  ) => Promise<Written | null>;

  async function write(recipient: string, { messageId = `<${randomUUID()}@example.com>`, minutesAgo = 0 } = {}) {
    const { writeResetMail } = compiled<{ writeResetMail: Write }>('authentication/password-reset.js');
    const createdAt = new Date(Date.now() - minutesAgo * 60_000);
    return writeResetMail((await server()).strapi, { recipient, messageId, createdAt });
  }

  const codeIn = (mail: Written | null) => /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

  test('carries a valid code that is not stored in plain text; a retry carries the same code', async () => {
    const person = await makeStaff();
    const messageId = `<${randomUUID()}@example.com>`;
    const code = codeIn(await write(person.email, { messageId }));
    expect(codeIn(await write(person.email, { messageId }))).toBe(code);
    const { strapi } = await server();
    const stored = [await strapi.db.connection('password_resets'), await strapi.db.connection('mail_jobs')];
    expect(JSON.stringify(stored)).not.toContain(code);
    expect((await reset({ code, password: 'Brave-Otter-19' })).status).toBe(200);
  });

  test('is not sent without an account, for a blocked one, or an hour after the request', async () => {
    const { strapi } = await server();
    const person = await makeStaff();
    expect(await write('nobody@example.com')).toBeNull();
    expect(await write(person.email, { minutesAgo: 61 })).toBeNull();
    await rows(strapi, 'plugin::users-permissions.user').update({ where: { id: person.id }, data: { blocked: true } });
    expect(await write(person.email)).toBeNull();
  });

  test('is sent at most twice in a quarter of an hour, and further requests keep the earlier links valid', async () => {
    const person = await makeStaff();
    const code = codeIn(await write(person.email));
    expect(await write(person.email)).not.toBeNull();
    expect(await write(person.email)).toBeNull();
    expect((await reset({ code, password: 'Brave-Otter-19' })).status).toBe(200);
  });
});

test('after a reset the account can sign in from that network in spite of earlier wrong passwords', async () => {
  const person = await makeStaff();
  const owner = visitor();
  const login = (password: string) =>
    call('/auth/login', { method: 'POST', headers: owner, body: { email: person.email, password } });
  for (let count = 0; count <= SIGN_IN.pair.points; count++) await login('wrong password');
  expect((await login(person.password)).status).toBe(429);
  await reset({ code: await codeFor(person.id), password: 'Brave-Otter-19' }, owner);
  expect((await login('Brave-Otter-19')).status).toBe(200);
});
