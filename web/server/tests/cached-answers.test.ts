import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreviewCookie, nowSeconds } from '~/content.server/preview-session';
import { NOT_FOUND_PATH } from '~/site/route-handle';
import { head, type RawAnswer, sendRaw } from './raw-http';
import { SECRETS, startSite, type TestSite } from './site';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PLAYER = 'Ana Torres';

let site: TestSite;
beforeEach(async () => {
  // Fake clocks: by one the age of a confirmation is counted, the other one's seconds stand in the headers.
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  site = await startSite({ PUBLIC_URL: 'https://upfield.example' });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.stop();
});

const get = (target: string, ...headers: string[]) => sendRaw(site.port, [head(`GET ${target}`, ...headers)]);

/** Asks twice: the second answer comes from what was kept of the first. */
async function getKept(target: string, ...headers: string[]): Promise<RawAnswer> {
  await get(target, ...headers);
  const before = site.rendered.length;
  const answer = await get(target, ...headers);
  expect(site.rendered).toHaveLength(before);
  return answer;
}

describe('a kept answer', () => {
  it.each(['/', '/search?q=a', '/search.data?q=a', '/player', '/nowhere', '/?utm_source=mail'])(
    'to %s is the first one again, header by header',
    async (target) => {
      const first = await get(target, 'Accept-Encoding: br');
      const { date: _, ...expected } = first.headers;
      expect(expected).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age'),
        'x-content-type-options': 'nosniff',
        'x-content-revision': '1',
      });
      const again = await getKept(target, 'Accept-Encoding: br');
      expect(again).toMatchObject({ status: first.status, body: first.body, headers: expected });
      expect(Object.keys(again.headers)).toHaveLength(Object.keys(first.headers).length);
    },
  );

  it('is in a coding that its tag knows, the first time, too', async () => {
    const { headers } = await get('/', 'Accept-Encoding: deflate');
    expect(headers).not.toHaveProperty('content-encoding');
    expect((await get('/')).headers.etag).toBe(headers.etag);
  });

  it('is a 304 for a client that has it, with the same tag after a change of other content', async () => {
    const { headers } = await getKept('/');
    site.content.revision = 2;
    vi.advanceTimersByTime(SECOND);
    expect(await get('/', `If-None-Match: ${headers.etag}`)).toMatchObject({
      status: 304,
      body: '',
      headers: { etag: headers.etag, 'x-content-revision': '2' },
    });
  });

  it('is sent whole to a range request, and without its body for HEAD', async () => {
    const whole = await getKept('/');
    expect(await get('/', 'Range: bytes=0-9')).toMatchObject({ status: 200, body: whole.body });
    const answer = await fetch(`${site.url}/`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.headers.get('etag'), await answer.text()]).toEqual([whole.headers.etag, '']);
    expect(site.rendered).toEqual(['/']);
  });

  it('may be kept by other caches for a second', async () => {
    const rule = /^public, max-age=0, s-maxage=1, stale-if-error=\d+$/;
    expect((await getKept('/')).headers['cache-control']).toMatch(rule);
    expect((await getKept('/search.data')).headers['cache-control']).toMatch(rule);
  });

  it('is rendered once for all who miss it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/search?q=many')));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(site.rendered).toEqual(['/search?q=many']);
  });
});

describe('a player who was hidden', () => {
  beforeEach(async () => {
    expect((await getKept('/player')).body).toContain(PLAYER);
    expect((await getKept('/player?utm_source=mail')).body).toContain(PLAYER);
    site.content.player = null;
    site.content.revision = 2;
  });

  it('is gone a second later, at every address and for who holds the page', async () => {
    const { headers } = await get('/player');
    vi.advanceTimersByTime(SECOND);
    for (const target of ['/player', '/player?utm_source=mail']) {
      const answer = await get(target, `If-None-Match: ${headers.etag}`);
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.body).not.toContain(PLAYER);
    }
  });

  it('is not shown again while the CMS is silent', async () => {
    vi.advanceTimersByTime(SECOND);
    await get('/search');
    await site.stopCms();
    vi.advanceTimersByTime(SECOND);
    for (const target of ['/player', '/player?utm_source=mail']) expect((await get(target)).body).not.toContain(PLAYER);
  });
});

describe('while the CMS is silent', () => {
  beforeEach(async () => {
    await getKept('/player');
    await getKept('/search');
    await site.stopCms();
    vi.advanceTimersByTime(9 * MINUTE);
  });

  it('a page with players is shown for ten minutes, and every other cache has to ask for it', async () => {
    await vi.waitFor(async () => {
      const { headers } = await get('/player');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });
    expect(site.rendered).toEqual(['/player', '/search']);
    vi.advanceTimersByTime(MINUTE + SECOND);
    await get('/player');
    await get('/search');
    expect(site.rendered).toEqual(['/player', '/search', '/player']);
  });
});

describe('Express answers', () => {
  const cookie = createPreviewCookie({ PUBLIC_URL: 'https://upfield.example', PREVIEW_SECRET: SECRETS.PREVIEW_SECRET });
  const cookieUntil = async (expires: number) => `Cookie: a=1; ${(await cookie.serialize({ expires })).split(';')[0]}`;

  it('readers of drafts, until their cookie expires', async () => {
    await getKept('/');
    expect((await get('/', await cookieUntil(nowSeconds() + 60))).status).toBe(200);
    expect(site.rendered).toEqual(['/', '/']);
    await get('/', await cookieUntil(nowSeconds() - 1));
    await get('/', 'Cookie: __Host-preview=1');
    await get('/', 'Cookie: a=1');
    expect(site.rendered).toEqual(['/', '/']);
  });

  it('a request with a body, which is refused', async () => {
    await getKept('/');
    const refused = await sendRaw(site.port, [head('GET /', `Content-Length: ${2 ** 20}`)]);
    expect(refused.status).toBe(413);
  });

  it('other methods', async () => {
    await getKept('/newsletter');
    const sent = await sendRaw(site.port, [head('POST /newsletter', 'Content-Length: 3'), 'a=b']);
    expect(sent.body).toContain('a=b');
    expect((await sendRaw(site.port, [head('PUT /newsletter', 'Content-Length: 0')])).status).toBe(405);
  });

  it('another spelling of an address, however often it is requested', async () => {
    await getKept('/search');
    for (let count = 0; count < 2; count++) expect((await get('/Search/')).status).toBe(301);
  });

  it('a target that names a host', async () => {
    await getKept('/search');
    expect((await get('https://upfield.example/search')).status).toBe(200);
    for (let count = 0; count < 2; count++) expect((await get('https://evil.test/search')).status).toBe(404);
    expect(site.rendered).toEqual(['/search', NOT_FOUND_PATH]);
  });
});
