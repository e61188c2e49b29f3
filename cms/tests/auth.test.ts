import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { documents, rows } from '../src/database/rows';
import { badFields, call, signIn, staffToken } from './support/api';
import { server } from './support/server';
import { JWT_SECRET, STAFF } from './support/settings';
import { makeStaff } from './support/test-data';

beforeAll(async () => {
  await server();
});

const renew = (token: string) => call<{ token: string; name: string; uid: string }>('/auth/renew', { token });

describe('login', () => {
  test('answers token, name and uid, in a response that no cache may store', async () => {
    const { status, body, headers } = await signIn();
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['name', 'token', 'uid']);
    expect(body.name).toBe(STAFF.name);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('takes the address in any case', async () => {
    expect((await signIn('STAFF@Example.com ')).status).toBe(200);
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 'not an address', password: 'x' }, ['email']],
    [{ email: STAFF.email, password: '' }, ['password']],
    [{ email: STAFF.email, password: 'x', identifier: 'y' }, ['identifier']],
    [{ email: { $ne: '' }, password: 'x' }, ['email']],
  ])('400 for %j, naming the fields', async (body, fields) => {
    const answer = await call('/auth/login', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(badFields(answer)).toEqual(fields);
  });

  test.each([['{'], ['[]'], ['"text"'], ['']])('400 for the body %j', async (body) => {
    expect((await call('/auth/login', { method: 'POST', body })).status).toBe(400);
  });

  test('answers an unknown address and a wrong password with the same response in a similar time', async () => {
    const { email } = await makeStaff();
    const timed = async (address: string) => {
      const began = performance.now();
      const { status, body } = await call('/auth/login', {
        method: 'POST',
        body: { email: address, password: 'wrong password' },
      });
      return { status, body, ms: performance.now() - began };
    };
    const known: Awaited<ReturnType<typeof timed>>[] = [];
    const unknown: typeof known = [];
    // In turns, so that whatever else the machine does slows both.
    for (let round = 0; round < 4; round++) {
      known.push(await timed(email));
      unknown.push(await timed('nobody@example.com'));
    }
    expect(known[0]?.status).toBe(401);
    expect(known[0]?.body.error.message).toBe('Wrong credentials');
    expect(unknown[0]?.body).toEqual(known[0]?.body);
    const fastest = (runs: { ms: number }[]) => Math.min(...runs.map(({ ms }) => ms));
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 2);
    expect(fastest(unknown)).toBeLessThan(fastest(known) * 2);
  });

  test('401 for a blocked account', async () => {
    const { strapi } = await server();
    const person = await makeStaff();
    await rows(strapi, 'plugin::users-permissions.user').update({ where: { id: person.id }, data: { blocked: true } });
    expect((await signIn(person.email, person.password)).status).toBe(401);
  });
});

describe('renew', () => {
  test('answers a fresh token of the same session', async () => {
    const token = await staffToken();
    const { status, body } = await renew(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: STAFF.name });
    const claims = (text: string) => jwt.decode(text) as { sid: string; exp: number; iat: number };
    expect(claims(body.token).sid).toBe(claims(token).sid);
    expect(claims(body.token).exp - claims(body.token).iat).toBe(8 * 60 * 60);
  });

  const sign = (claims: object, secret = JWT_SECRET, options: jwt.SignOptions = {}) =>
    jwt.sign(claims, secret, { audience: 'upfield-staff', ...options });
  const session = async () => (jwt.decode(await staffToken()) as { sid: string }).sid;

  test.each<[string, () => Promise<string>]>([
    ['nothing', async () => ''],
    ['nonsense', async () => 'abc'],
    ['another secret', async () => sign({ sid: await session() }, 'other')],
    ['an expired token', async () => sign({ sid: await session(), iat: 1, exp: 2 })],
    ['another audience', async () => jwt.sign({ sid: await session() }, JWT_SECRET)],
    [
      'an unsigned token',
      async () => jwt.sign({ sid: await session() }, '', { algorithm: 'none', audience: 'upfield-staff' }),
    ],
    ['an unknown session', async () => sign({ sid: 'unknown' })],
    ['a token of the plugin', async () => jwt.sign({ id: 1 }, JWT_SECRET)],
  ])('401 with %s', async (_, token) => {
    expect((await renew(await token())).status).toBe(401);
  });

  test('401 when an Authorization header carries the token', async () => {
    const answer = await call('/auth/renew', { headers: { authorization: `Bearer ${await staffToken()}` } });
    expect(answer.status).toBe(401);
  });
});

describe('a session ends', () => {
  test('with logout, and no other session with it', async () => {
    const [one, other] = [(await signIn()).body.token, (await signIn()).body.token];
    const { status, body } = await call('/auth/logout', { method: 'POST', token: one });
    expect([status, body]).toEqual([200, { ok: true }]);
    expect((await renew(one)).status).toBe(401);
    expect((await renew(other)).status).toBe(200);
    expect((await call('/auth/logout', { method: 'POST', token: one })).status).toBe(401);
  });

  test('when the account is blocked, and stays ended when it is open again', async () => {
    const { strapi } = await server();
    const person = await makeStaff();
    const { token } = (await signIn(person.email, person.password)).body;
    const users = documents(strapi, 'plugin::users-permissions.user');
    await users.update({ documentId: person.uid, data: { blocked: true } });
    await users.update({ documentId: person.uid, data: { blocked: false } });
    expect((await renew(token)).status).toBe(401);
  });

  test('when the account is deleted', async () => {
    const { strapi } = await server();
    const person = await makeStaff();
    const { token } = (await signIn(person.email, person.password)).body;
    await documents(strapi, 'plugin::users-permissions.user').delete({ documentId: person.uid });
    expect((await renew(token)).status).toBe(401);
  });

  test('when the password is changed outside the API', async () => {
    const { strapi } = await server();
    const person = await makeStaff();
    const { token } = (await signIn(person.email, person.password)).body;
    await documents(strapi, 'plugin::users-permissions.user').update({
      documentId: person.uid,
      data: { password: 'Another-Word-12' },
    });
    expect((await renew(token)).status).toBe(401);
    expect((await signIn(person.email, 'Another-Word-12')).status).toBe(200);
  });

  test('when its time is over', async () => {
    const { strapi } = await server();
    const person = await makeStaff();
    const { token } = (await signIn(person.email, person.password)).body;
    await rows(strapi, 'upfield::session').updateMany({
      where: { userId: person.id },
      data: { expiresAt: new Date() },
    });
    expect((await renew(token)).status).toBe(401);
  });
});
