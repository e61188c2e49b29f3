import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PREVIEW_HEADER } from '@upfield/cms/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';

/** What the CMS answers: the published content, and to a signed preview the draft. */
const answers = new Map<string, { published?: unknown; draft?: unknown }>();

const cms: Server = createServer((request, response) => {
  const { published, draft } = answers.get(request.url ?? '') ?? {};
  const content = request.headers[PREVIEW_HEADER] ? draft : published;
  response.writeHead(content ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(content ?? {}));
});
await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
const { getReviews } = await import('./reviews');
const { getGlobal, getPage } = await import('./site');
const { previewCookie } = await import('./preview');
afterAll(() => cms.close());

const SOON = Math.floor(Date.now() / 1000) + 60;
const COOKIE = (await previewCookie.serialize({ expires: SOON })).split(';')[0] ?? '';
const visit = (path: string) => new Request(`http://localhost:3000${path}`);
const preview = (path: string) => new Request(`http://localhost:3000${path}`, { headers: { Cookie: COOKIE } });

const review = (page: string, missing: string[] = [], problems: string[] = []) => ({ page, missing, problems });
const section = { heading: 'Contact', text: '', formHeading: '', formNote: '' };

beforeEach(() => {
  answers.clear();
  answers.set('/api/site/global?locale=en', { draft: { review: review('Global') } });
  answers.set('/api/site/pages/register?locale=es', { draft: { review: review('Registration', ['Consent']) } });
  answers.set('/api/site/pages/draft?locale=es', { draft: { review: review('Draft', ['Event › Starts']) } });
});

test('the drafts of an address are reviewed, those without problems are left out', async () => {
  expect(await getReviews(preview('/player-draft'))).toEqual([review('Draft', ['Event › Starts'])]);
  // The registration's event is part of the draft page.
  expect((await getReviews(preview('/register'))).map(({ page }) => page)).toEqual(['Registration', 'Draft']);
});

test('Global is reviewed on every page, also where the page has no draft', async () => {
  const global = review('Global', [], ['Contact details › E-mail is not valid.']);
  answers.set('/api/site/global?locale=en', { draft: { review: global } });
  expect(await getReviews(preview('/about'))).toEqual([global]);
});

test('a visitor has no reviews', async () => {
  expect(await getReviews(visit('/register'))).toEqual([]);
});

test('a draft that breaks the contract is no outage, and leaves the page the published menus', async () => {
  answers.set('/api/site/pages/contact?locale=en', { draft: { seo: null, section: { ...section, heading: 1 } } });
  await expect(getPage(preview('/contact'), 'contact')).rejects.toMatchObject({ status: 422 });
  answers.set('/api/site/pages/contact?locale=en', { draft: { seo: null, section } });
  expect(await getPage(preview('/contact'), 'contact')).toEqual({
    ok: true,
    stale: false,
    data: { seo: null, section },
  });
  // Neither answer follows the contract; the kind of error shows that the published content was requested.
  answers.set('/api/site/global?locale=en', { draft: { siteName: 1 }, published: undefined });
  await expect(getGlobal(preview('/contact'))).rejects.toMatchObject({ status: 404 });
});
