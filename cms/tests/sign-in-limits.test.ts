import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type RateLimit, SIGN_IN } from '../src/rate-limits/limits';
import { call } from './support/api';
import { visitor } from './support/leads';
import { compiled, type Server, server } from './support/server';
import { makeStaff } from './support/test-data';

type OfCounter<Result> = (strapi: Core.Strapi, limit: RateLimit, key: string, points?: number) => Promise<Result>;

const WRONG = 'wrong password';
const FREE_TRIES = SIGN_IN.pair.points;

let running: Server;
let limits: { consume: OfCounter<number>; clear: OfCounter<void> };
beforeAll(async () => {
  running = await server();
  limits = compiled('rate-limits/limiter.js');
});

const signIn = (email: string, password: string, headers: Record<string, string>) =>
  call('/auth/login', { method: 'POST', body: { email, password }, headers });

const secondsOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));

async function statusesOf(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < count; index++) statuses.push((await send()).status);
  return statuses;
}

describe('wrong passwords for one account', () => {
  test('block only the network they come from', async () => {
    const person = await makeStaff();
    const [attacker, owner] = [visitor('192.0.2.77'), visitor()];
    const statuses = await statusesOf(FREE_TRIES + 1, () => signIn(person.email, WRONG, attacker));
    expect(statuses).toEqual([...Array(FREE_TRIES).fill(401), 429]);
    // The network counts, not the one address of it; and the right password does not pass either.
    const refused = await signIn(person.email, person.password, visitor('192.0.2.78'));
    expect(refused.status).toBe(429);
    expect(secondsOf(refused)).toBeGreaterThan(0);
    expect(secondsOf(refused)).toBeLessThanOrEqual(SIGN_IN.firstWaitSeconds);
    expect((await signIn(person.email, person.password, owner)).status).toBe(200);
  });

  test('get the same response whether the account exists or not', async () => {
    const { email } = await makeStaff();
    const answersFor = async (address: string) => {
      const from = visitor();
      const answers = [];
      for (let index = 0; index <= FREE_TRIES; index++) {
        const { status, body } = await signIn(address, WRONG, from);
        answers.push([status, body.error.details]);
      }
      return answers;
    };
    expect(await answersFor('nobody-at-all@example.com')).toEqual(await answersFor(email));
  });

  test('make every further wait twice as long', async () => {
    const { email } = await makeStaff();
    const from = visitor('203.0.114.7');
    const pair = `staff ${email} 203.0.114.0/24`;
    await statusesOf(FREE_TRIES, () => signIn(email, WRONG, from));
    for (const wait of [SIGN_IN.firstWaitSeconds, 2 * SIGN_IN.firstWaitSeconds, 4 * SIGN_IN.firstWaitSeconds]) {
      const refused = await signIn(email, WRONG, from);
      expect(refused.status).toBe(429);
      expect(secondsOf(refused)).toBeLessThanOrEqual(wait);
      expect(secondsOf(refused)).toBeGreaterThan(wait / 2);
      // The wait is over: there is one try, and not ten.
      await limits.clear(running.strapi, SIGN_IN.pair, pair);
      expect((await signIn(email, WRONG, from)).status).toBe(401);
    }
  });

  test('that arrive concurrently are counted before the password is checked', async () => {
    const { email } = await makeStaff();
    const from = visitor();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, WRONG, from)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(FREE_TRIES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - FREE_TRIES);
  });

  test('from many networks block the account only for networks it was never used from', async () => {
    const person = await makeStaff();
    const home = visitor();
    expect((await signIn(person.email, person.password, home)).status).toBe(200);
    await limits.consume(running.strapi, SIGN_IN.account, `staff ${person.email}`, SIGN_IN.account.points);
    const elsewhere = await signIn(person.email, person.password, visitor());
    expect(elsewhere.status).toBe(429);
    expect(secondsOf(elsewhere)).toBeGreaterThan(0);
    expect((await signIn(person.email, person.password, home)).status).toBe(200);
  });
});

describe('the list of familiar networks', () => {
  test('contains neither account nor network in plain text', async () => {
    const person = await makeStaff();
    await signIn(person.email, person.password, visitor('198.18.7.9'));
    await signIn(person.email, WRONG, visitor('198.18.7.9'));
    for (const table of ['familiar_networks', 'rate_limits']) {
      const stored = JSON.stringify(await running.strapi.db.connection(table).select('*'));
      expect(stored.length).toBeGreaterThan(2);
      expect(stored).not.toContain(person.email);
      expect(stored).not.toContain('198.18.7');
    }
  });

  test('has at most twenty networks of an account, for ninety days', async () => {
    const { remember, isFamiliar, deleteOldNetworks } = compiled<{
      remember: (strapi: Core.Strapi, account: object, network: string) => Promise<void>;
      isFamiliar: (strapi: Core.Strapi, account: object, network: string) => Promise<boolean>;
      deleteOldNetworks: (strapi: Core.Strapi, now?: Date) => Promise<void>;
    }>('authentication/familiar-networks.js');
    const account = { realm: 'staff', email: 'often-away@example.com' };
    const networks = Array.from({ length: 22 }, (_, index) => `198.19.${index}.0/24`);
    for (const network of networks) await remember(running.strapi, account, network);
    const familiar = [];
    for (const network of networks) familiar.push(await isFamiliar(running.strapi, account, network));
    expect(familiar.filter(Boolean)).toHaveLength(20);
    expect(familiar.at(-1)).toBe(true);
    await deleteOldNetworks(running.strapi, new Date(Date.now() + 91 * 86_400_000));
    expect(await isFamiliar(running.strapi, account, networks.at(-1) ?? '')).toBe(false);
  });
});

describe('the sign-in of the admin panel', () => {
  const PASSWORD = 'Amber-Lantern-52';

  async function newAdmin(): Promise<string> {
    const email = `${Math.random().toString(36).slice(2)}@example.com`;
    const users = running.strapi.service('admin::user') as unknown as { create(user: object): Promise<unknown> };
    await users.create({ firstname: 'Desk', email, password: PASSWORD, isActive: true, roles: [] });
    return email;
  }

  const adminLogin = (body: object, headers: Record<string, string>, path = '/admin/login') =>
    fetch(running.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('is limited by the address that our proxy appended, not by addresses that a client adds before it', async () => {
    const { environment } = compiled<{ environment: { TRUSTED_PROXY_HOPS: number } }>('environment.js');
    environment.TRUSTED_PROXY_HOPS = 1;
    onTestFinished(() => {
      environment.TRUSTED_PROXY_HOPS = 0;
    });
    const email = await newAdmin();
    let claimed = 0;
    const from = (seen: string) => ({ 'x-forwarded-for': `198.51.${++claimed}.9, ${seen}` });
    const statuses = await statusesOf(FREE_TRIES + 1, () =>
      adminLogin({ email, password: WRONG }, from('203.0.113.200')),
    );
    expect(statuses).toEqual([...Array(FREE_TRIES).fill(400), 429]);
    expect((await adminLogin({ email, password: PASSWORD }, from('203.0.115.200'))).status).toBe(200);
  });

  test('cannot be reached past the limit by another spelling of the address', async () => {
    const email = await newAdmin();
    const from = visitor();
    await statusesOf(FREE_TRIES, () => adminLogin({ email, password: WRONG }, from));
    const query = `?email=${email}&password=${PASSWORD}`;
    const spellings: [object, string?][] = [
      [{ email: email.toUpperCase(), password: PASSWORD }],
      [{ email: ` ${email} `, password: PASSWORD }],
      [{ email: [email], password: PASSWORD }],
      [{ password: PASSWORD }, `/admin/login${query}`],
      [{ email: '', password: '' }, `/admin/login${query}`],
      [{ email, password: PASSWORD }, '/admin/login/'],
      [{ email, password: PASSWORD }, '/admin/LOGIN'],
    ];
    for (const [body, path] of spellings) {
      expect([400, 404, 429], JSON.stringify(body)).toContain((await adminLogin(body, from, path)).status);
    }
  });
});
