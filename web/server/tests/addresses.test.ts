import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPreviewCookie, nowSeconds } from '~/content.server/preview-session';
import { NOT_FOUND_PATH } from '~/site/route-handle';
import { head, sendRaw } from './raw-http';
import { SECRETS, startSite, type TestSite } from './site';

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const get = (target: string, ...headers: string[]) => sendRaw(site.port, [head(`GET ${target}`, ...headers)]);

it.each([
  '//evil.test/',
  '//evil.test/%2e%2e',
  '/\\evil.test',
  '/%2F%2Fevil.test',
  '/.//evil.test',
  '/%E0%A4%A',
  'http://evil.test/',
  'https://evil.test//newsletter',
])('%s is not found and causes no redirect', async (target) => {
  const answer = await get(target);
  expect(answer).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } });
  expect(answer.headers).not.toHaveProperty('location');
  expect(answer.body).not.toContain('evil');
  expect(site.rendered).toEqual([NOT_FOUND_PATH]);
});

it('accepts an absolute-form target with the name of the site', async () => {
  expect(await get('http://localhost/search?q=a')).toMatchObject({ status: 200 });
  expect(site.rendered).toEqual(['/search?q=a']);
});

describe('another spelling of a page', () => {
  const CAMPAIGN = 'utm_source=mail&gbraid=1&_gl=1*2*3';

  it.each([
    ['/Search/?q=a', '/search?q=a'],
    ['/search//?q=a&x=1', '/search?q=a&x=1'],
    ['//search?q=a', '/search?q=a'],
    ['///search/', '/search'],
    [`/REGISTER/?${CAMPAIGN}`, `/register?${CAMPAIGN}`],
    ['/Search.data?q=a&_routes=routes/search', '/search.data?q=a&_routes=routes/search'],
    ['http://localhost//search/', '/search'],
  ])('%s leads to %s', async (asked, canonical) => {
    expect(await get(asked)).toMatchObject({ status: 301, headers: { location: canonical }, body: '' });
    expect((await get(canonical)).status).toBe(200);
    expect(site.rendered).toHaveLength(1);
  });

  it('redirects HEAD as well, and accepts a form without a redirect', async () => {
    expect(await sendRaw(site.port, [head('HEAD /search/')])).toMatchObject({ status: 301 });
    const sent = await sendRaw(site.port, [head('POST /Newsletter/?x=1', 'Content-Length: 3'), 'a=b']);
    expect(sent).toMatchObject({ status: 200, body: expect.stringContaining('<p>/newsletter</p>') });
  });

  it('is kept for an hour, so that a path can become another page’s', async () => {
    expect((await get('/search/')).headers['cache-control']).toBe('public, max-age=3600');
  });
});

it('renders one page for all unknown addresses', async () => {
  for (let count = 0; count < 20; count++) await get(`/nope-${count}/page?a=${count}`);
  for (let count = 0; count < 20; count++) await get(`/nope-${count}.data`);
  for (const spelling of ['/Nope/', '/nope//page', '//nope']) expect((await get(spelling)).status).toBe(404);
  expect(site.rendered).toEqual([NOT_FOUND_PATH, NOT_FOUND_PATH]);
});

it('renders a page once, whatever unknown parameters its address has', async () => {
  for (let count = 0; count < 20; count++) await get(`/?x=${count}&_data=root&_routes=${count}`);
  expect(site.rendered).toEqual(['/']);
  await get('/search?x=1&q=b&q=c');
  expect(site.rendered).toEqual(['/', '/search?q=b']);
});

it('keeps campaign parameters in a redirect', async () => {
  expect(await get('/gallery?page=1&utm_source=mail&gbraid=1')).toMatchObject({
    status: 301,
    headers: { location: '/search?q=all&utm_source=mail&gbraid=1' },
  });
});

it('keeps the data of pages from search engines', async () => {
  expect(await get('/search.data?q=a')).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
  expect((await get('/search?q=a')).headers).not.toHaveProperty('x-robots-tag');
});

describe('a preview', () => {
  const cookie = createPreviewCookie({ PUBLIC_URL: 'http://localhost:3000', PREVIEW_SECRET: SECRETS.PREVIEW_SECRET });
  const until = async (expires: number) => `Cookie: ${(await cookie.serialize({ expires })).split(';')[0]}`;

  it('bypasses the cache until its cookie expires', async () => {
    await get('/');
    await get('/', await until(nowSeconds() + 60));
    expect(site.rendered).toEqual(['/', '/']);
  });

  it('uses the cache despite a preview cookie that is forged or expired', async () => {
    const forged = `Cookie: preview=${Buffer.from(JSON.stringify({ expires: nowSeconds() + 60 })).toString('base64')}`;
    for (const header of [forged, 'Cookie: preview=1', await until(nowSeconds() - 1)]) await get('/', header);
    expect(site.rendered).toEqual(['/']);
  });
});
