import { REQUEST_ID_HEADER } from '@upfield/cms/contract/request-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSite, type TestSite } from './site';

// Read once, when the settings are imported.
vi.hoisted(() => {
  process.env.LOG_LEVEL = 'http';
});

const GIVEN = '5f0c6a3e-1b2d-4c3a-9e8f-0a1b2c3d4e5f';

let site: TestSite;
let lines: string[];
beforeEach(async () => {
  site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site.stop();
});

const get = (path: string, id = GIVEN, url = site.url) => fetch(url + path, { headers: { [REQUEST_ID_HEADER]: id } });

/** The lines about a path, when there are some. */
const linesOf = (path: string) =>
  vi.waitFor(() => {
    const found = lines.map((line) => JSON.parse(line)).filter((line) => line.path === path);
    expect(found).not.toEqual([]);
    return found;
  });

it('has one JSON object for each request that is rendered, with the id of the proxy', async () => {
  await get('/search?q=Quetzal');
  expect(await linesOf('/search')).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'http',
      server: 'web',
      requestId: GIVEN,
      method: 'GET',
      path: '/search',
      status: 200,
      durationMs: expect.any(Number),
      message: expect.stringMatching(/^GET \/search 200 \(\d+ ms\)$/),
    },
  ]);
  expect(lines.join('')).not.toContain('Quetzal');
});

it('does not have the hits of the page cache', async () => {
  await get('/');
  await linesOf('/');
  await get('/');
  await get('/register');
  await linesOf('/register');
  expect(await linesOf('/')).toHaveLength(1);
});

it('passes the id on to the CMS and back to the visitor', async () => {
  const answer = await get('/api/sports');
  expect(site.calls.at(-1)?.headers[REQUEST_ID_HEADER]).toBe(GIVEN);
  expect(answer.headers.get(REQUEST_ID_HEADER)).toBe(GIVEN);
  expect((await linesOf('/api/sports'))[0]?.requestId).toBe(GIVEN);
});

it('names an error by the id of its request', async () => {
  await site.stopCms();
  await get('/api/sports');
  await linesOf('/api/sports');
  const failure = lines.map((line) => JSON.parse(line)).find(({ message }) => /cannot be reached/.test(message));
  expect(failure).toMatchObject({ level: 'error', requestId: GIVEN, stack: expect.stringContaining('ECONNREFUSED') });
});

it.each(['ana@example.com-0000', 'short', 'x'.repeat(20), `${GIVEN}${GIVEN}`, 'GET /?q=secret'])(
  'takes no other text for an id: %s',
  async (id) => {
    const answer = await get('/api/sports', id);
    const made = answer.headers.get(REQUEST_ID_HEADER);
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(made).not.toBe(GIVEN);
    expect(site.calls.at(-1)?.headers[REQUEST_ID_HEADER]).toBe(made);
  },
);

it('does not believe a visitor who is not behind a trusted proxy', async () => {
  const open = await startSite();
  const answer = await get('/api/sports', GIVEN, open.url);
  expect(answer.headers.get(REQUEST_ID_HEADER)).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get(REQUEST_ID_HEADER)).not.toBe(GIVEN);
  expect(open.calls.at(-1)?.headers[REQUEST_ID_HEADER]).not.toBe(GIVEN);
  await open.stop();
});

it('leaves a kept page without an id: it is the same for every visitor', async () => {
  expect((await get('/')).headers.has(REQUEST_ID_HEADER)).toBe(false);
});
