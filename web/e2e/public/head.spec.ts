import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { CONTENT_PAGES, OTHER_PAGES, playerPath, publicCards } from './pages';
import { visit } from './visit';

const PRIVATE = ['/admin', '/api/', '/preview', '/player-cards/create', '/player-cards/edit/', '/player-cards/manage'];

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

/** The structured data of a page, parsed. */
async function things(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

const typesOf = async (page: Page) => (await things(page)).map((thing) => thing['@type']);

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

test('every page says its title, description, address, language and how it is shared', async ({
  page,
  baseURL,
  request,
}) => {
  const titles = new Set<string>();
  const pages = [...CONTENT_PAGES, { path: await playerPath(request), lang: 'en' }];
  for (const { path, lang } of pages) {
    expect((await page.goto(path))?.status()).toBe(200);
    const title = await page.title();
    expect.soft(titles.has(title), `${path} repeats the title ${title}`).toBe(false);
    titles.add(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(meta(page, 'description')).toHaveAttribute('content', /\S{3}.{40}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(meta(page, 'robots')).toHaveCount(0);
    await expect(meta(page, 'og:title')).toHaveAttribute('content', title);
    await expect(meta(page, 'og:url')).toHaveAttribute('content', `${baseURL}${path}`);
    await expect(meta(page, 'og:locale')).toHaveAttribute('content', new RegExp(`^${lang}_`));
    await expect(meta(page, 'twitter:card')).toHaveAttribute('content', /summary/);
    const image = await meta(page, 'og:image').getAttribute('content');
    expect((await request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//);
  }
});

test('what is not for search engines says so', async ({ page }) => {
  for (const path of OTHER_PAGES) {
    await page.goto(path);
    await expect.soft(meta(page, 'robots'), path).toHaveAttribute('content', /noindex/);
    await expect.soft(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
  }
});

test('an unknown address shows the home page, with 404', async ({ page }) => {
  for (const path of ['/no-such-page', '/no/such/page', '/sign-in', '/%E0%A4%A', '/player-cards-detail/%E0%A4%A']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Recruited');
    await expect(meta(page, 'robots')).toHaveAttribute('content', /noindex/);
  }
});

test('pages are read and forms are sent, nothing else', async ({ request }) => {
  for (const method of ['PUT', 'DELETE']) {
    const answer = await request.fetch('/about', { method });
    expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD, POST']);
  }
});

test('the sitemap has every page and every player, and each address opens', async ({ request, baseURL }) => {
  test.slow();
  const addresses = await sitemap(request);
  const players = (await publicCards(request)).map(({ id }) => `${baseURL}/player-cards-detail/${id}`);
  const pages = CONTENT_PAGES.map(({ path }) => `${baseURL}${path}`);
  expect(addresses).toEqual(expect.arrayContaining([...pages, ...players]));
  for (const address of addresses) {
    expect.soft((await request.get(address)).status(), address).toBe(200);
  }
});

test('robots.txt leads to the sitemap and keeps the staff pages out', async ({ request, baseURL }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(lines).toEqual(expect.arrayContaining(PRIVATE.map((path) => `Disallow: ${path}`)));
});

test('the icon and the manifest are there', async ({ page, request }) => {
  await page.goto('/');
  for (const relation of ['icon', 'apple-touch-icon', 'manifest']) {
    const href = await page.locator(`link[rel="${relation}"]`).getAttribute('href');
    expect((await request.get(href ?? '')).status(), relation).toBe(200);
  }
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Upfield');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('structured data: the organization, the way to each page, the players, a player, the event', async ({
  page,
  request,
}) => {
  await page.goto('/');
  expect(await typesOf(page)).toContain('Organization');
  for (const { path } of CONTENT_PAGES.slice(1)) {
    await page.goto(path);
    expect.soft(await typesOf(page), path).toContain('BreadcrumbList');
  }
  await page.goto('/player-cards');
  expect(await typesOf(page)).toContain('ItemList');
  await page.goto('/player-draft');
  const event = (await things(page)).find((thing) => thing['@type'] === 'SportsEvent');
  expect(event).toMatchObject({ name: 'Player Draft 2025', startDate: expect.stringMatching(/^2025-07-17/) });
  await page.goto(await playerPath(request));
  expect(await typesOf(page)).toEqual(expect.arrayContaining(['Person', 'BreadcrumbList']));
  expect(JSON.stringify(await things(page))).not.toContain('birth');
});

test('a page that a link opens has no empty block of structured data', async ({ page }) => {
  await visit(page, '/about');
  expect(await typesOf(page)).toContain('BreadcrumbList');
  await page.getByRole('contentinfo').locator('a[href="/packages"]').first().click();
  await expect(page).toHaveURL('/packages');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('a page tells browsers that it is light alone, and that its numbers are no phone numbers', async ({ page }) => {
  for (const path of ['/', '/player-draft', '/admin', '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveCSS('color-scheme', 'light only');
    await expect(meta(page, 'format-detection'), path).toHaveAttribute('content', 'telephone=no');
  }
});
