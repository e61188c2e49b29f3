import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PAGE_NAMES } from '../../cms/src/contract/content/index.ts';
import { type Endpoint, endpoints } from '../../cms/src/contract/endpoints/index.ts';
import { errorEnvelope } from '../../cms/src/contract/errors.ts';
import { TOKEN_HEADER } from '../../cms/src/contract/product.ts';
import { solvedCaptchas } from '../lib/captcha.ts';
import { anyVisitor } from '../lib/visitors.ts';
import { pictureForms } from './pictures.ts';
import { type Known, type Request, requestsOf } from './requests.ts';
import { grownTables, rowCounter } from './stored.ts';

const site = inject('sites').api;
const { seed, runs } = inject('fuzz');

/** A request for a password's hash or for a picture's work costs a hundred others. */
const COSTLY: readonly string[] = ['/auth/login', '/player-cards/upload-image'];
const COSTLY_RUNS = 500;

/** Refusals of what is no call of the contract: a broken path or header, or a body of another kind or size. */
const OF_ANY_CALL = [400, 404, 405, 413, 414, 415, 431];

const SLOW_MS = 10_000;
const CAPTCHAS_A_RUN = 0.1;

const known: Known = { token: '', cards: [], sports: [], pages: [...PAGE_NAMES], files: ['none'], captchas: [] };
const rows = rowCounter(site.dataDir);

interface Answer {
  status: number;
  body: unknown;
}

beforeAll(async () => {
  known.token = await signIn();
  const list = await sent({ method: 'GET', path: '/api/player-cards?page=1&pageSize=12', headers: anyVisitor() });
  known.cards = (list.body as { id: string }[]).map(({ id }) => id);
  const sports = await sent({ method: 'GET', path: '/api/sports', headers: anyVisitor() });
  known.sports = (sports.body as { id: string }[]).map(({ id }) => id);
});

afterAll(() => rows.close());

/** Good answers by the path of the call. */
const accepted = new Map<string, number>();

const calls = endpoints.map((endpoint) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const);

test.each(calls)(
  '%s answers anything as the contract says, and keeps nothing of what it refuses',
  async (_, endpoint) => {
    const numRuns = COSTLY.includes(endpoint.path) ? Math.min(runs, COSTLY_RUNS) : runs;
    if (endpoint.path === '/leads')
      known.captchas = await solvedCaptchas(site.cms, Math.ceil(numRuns * CAPTCHAS_A_RUN));
    const requests = requestsOf(endpoint, known, endpoint.form ? await pictureForms() : undefined);
    const property = fc.asyncProperty(requests, (request) => check(endpoint, request));
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
    // Signing out ends the session that the other calls use.
    if (endpoint.path === '/auth/logout') known.token = await signIn();
  },
);

test.each(['/player-cards/create', '/player-cards/upload-image', '/leads', '/newsletter'])(
  'some requests to %s were good ones',
  (path) => expect(accepted.get(path)).toBeGreaterThan(0),
);

/** Sends one request, and compares what the answer says with the contract and with what is stored. */
async function check(endpoint: Endpoint, request: Request): Promise<void> {
  const card = known.cards.find((id) => request.path.includes(id));
  const isWrite = endpoint.method !== 'get';
  const before = isWrite ? await stored(card) : null;
  const began = performance.now();
  const answer = await sent(request);
  expect(performance.now() - began).toBeLessThan(SLOW_MS);
  if (answer.status === endpoint.success.status) {
    expect(endpoint.success.body.safeParse(answer.body)).toMatchObject({ success: true });
    accepted.set(endpoint.path, (accepted.get(endpoint.path) ?? 0) + 1);
    learn(answer.body);
    return;
  }
  expect([...endpoint.failures, ...OF_ANY_CALL]).toContain(answer.status);
  if (request.method !== 'HEAD') expect(errorEnvelope.parse(answer.body).error.status).toBe(answer.status);
  if (before === null) return;
  const after = await stored(card);
  expect(grownTables(before.rows, after.rows)).toEqual([]);
  expect(after.card).toEqual(before.card);
}

/** What a refusal must not change. @param card id of the card that the request names */
async function stored(card: string | undefined) {
  const headers = { ...anyVisitor(), [TOKEN_HEADER]: known.token };
  const read = card ? (await sent({ method: 'GET', path: `/api/player-cards/${card}`, headers })).body : null;
  return { rows: rows.count(), card: read };
}

/** Remembers the card or the picture that a call has made, so that later calls are about it, too. */
function learn(body: unknown): void {
  const { playerCard, imageUrl } = Object(body) as { playerCard?: { id?: string }; imageUrl?: string };
  if (playerCard?.id && !known.cards.includes(playerCard.id)) known.cards.push(playerCard.id);
  const file = imageUrl?.split('/').at(-1);
  if (file) known.files.push(file);
}

async function signIn(): Promise<string> {
  const headers = { ...anyVisitor(), 'content-type': 'application/json' };
  const { body } = await sent({ method: 'POST', path: '/api/auth/login', headers, body: JSON.stringify(site.staff) });
  return (body as { token: string }).token;
}

/** @throws Error for a connection that ends without an answer */
async function sent({ method, path, headers, body }: Request): Promise<Answer> {
  const answer = await fetch(site.cms + path, { method, headers, body, redirect: 'manual' });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : text };
}
