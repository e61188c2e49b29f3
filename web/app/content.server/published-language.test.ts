import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REVISION_HEADER } from '@upfield/cms/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** What the CMS says of every language that it has `Global` in. */
const published: { languages: string[]; unpublishedPaths: string[] } = { languages: [], unpublishedPaths: [] };
let revision = 1;

// A whole `Global` would say nothing more about languages.
vi.mock('@upfield/cms/contract', async (original) => ({
  ...(await original<object>()),
  globalContent: (await import('zod')).z.looseObject({}),
}));

const cms: Server = createServer((request, response) => {
  const locale = new URL(request.url ?? '', 'http://cms').searchParams.get('locale') ?? '';
  response.writeHead(published.languages.includes(locale) ? 200 : 404, { [REVISION_HEADER]: String(revision) });
  response.end(JSON.stringify(published));
});
await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
const { inPublishedLanguage } = await import('./published-language');
const { previewCookie } = await import('./preview');
afterAll(() => cms.close());

const COOKIE = (await previewCookie.serialize({ expires: Math.floor(Date.now() / 1000) + 60 })).split(';')[0] ?? '';

beforeEach(() => {
  revision += 1;
  Object.assign(published, { languages: ['en', 'es'], unpublishedPaths: [] });
});

/** Opens a page whose own content is there. @returns where it leads, or what it shows */
async function open(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const request = new Request(`http://localhost:3000${path}`, { headers });
  return inPublishedLanguage(request, Promise.resolve('the page')).catch((answer: Response) =>
    answer.headers.get('location'),
  );
}

test('a page that is published in its language is shown', async () => {
  expect(await open('/es/about')).toBe('the page');
  expect(await open('/es/player-cards-detail/a1')).toBe('the page');
});

test('one that is published in the other language alone leads there, with its query', async () => {
  published.unpublishedPaths = ['/es/about', '/player-draft'];
  expect(await open('/es/about?code=1')).toBe('/about?code=1');
  expect(await open('/player-draft')).toBe('/en/player-draft');
});

test('so does every page of a language whose menus are not published', async () => {
  published.languages = ['en'];
  expect(await open('/es/player-cards-detail/a1')).toBe('/player-cards-detail/a1');
  expect(await open('/privacidad')).toBe('/privacy');
});

test('an unknown address shows a home page that is published', async () => {
  published.unpublishedPaths = ['/es'];
  expect(await open('/es/not-found')).toBe('/not-found');
});

test('the browser opens the other page anew: its scripts have the words of one language', async () => {
  published.unpublishedPaths = ['/es/about'];
  const request = new Request('http://localhost:3000/es/about');
  const answer: Response = await inPublishedLanguage(request, Promise.reject(new Error('404'))).catch(
    (thrown) => thrown,
  );
  expect([answer.status, answer.headers.get('x-remix-reload-document')]).toEqual([302, 'true']);
});

test('one that is published in no language is a matter of its own content', async () => {
  published.unpublishedPaths = ['/about', '/es/about'];
  expect(await open('/es/about')).toBe('the page');
});

test('a preview shows the draft', async () => {
  published.unpublishedPaths = ['/es/about'];
  expect(await open('/es/about', { Cookie: COOKIE })).toBe('the page');
});
