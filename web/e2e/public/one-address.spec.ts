import { expect, type Page, test } from '@playwright/test';
import { CONTENT_PAGES, playerPath } from './pages';
import { visit } from './visit';

/** One page, one address (decisions, Caches and what may be shown). */

const QUERY = 'utm_source=mail&fbclid=1';

/** The addresses by which a page names itself: canonical, `og:url`, and the end of its breadcrumb. */
const ownAddresses = (page: Page) =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    return [
      document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
      ...(trail ? [trail.itemListElement.at(-1).item] : []),
    ];
  });

/** Other spellings of a path: final slash, doubled slash, letter case of what is no id. */
function spellingsOf(path: string): string[] {
  const [, first = '', ...rest] = path.split('/');
  const loud = ['', first.toUpperCase(), ...rest].join('/');
  return [...new Set([`${path}/`, `${path}//`, `/${path}`, loud, path.replace(/(.)\//, '$1//')])].filter(
    (spelling) => spelling !== path,
  );
}

test('every other spelling of a page leads to it for good, with the query as it was', async ({ request, baseURL }) => {
  const paths = [...CONTENT_PAGES.map(({ path }) => path).filter((path) => path !== '/'), await playerPath(request)];
  for (const path of [...paths, '/admin', '/search', '/sitemap.xml', '/robots.txt']) {
    for (const spelling of spellingsOf(path)) {
      const answer = await request.get(`${baseURL}${spelling}?${QUERY}`, { maxRedirects: 0 });
      expect.soft([answer.status(), answer.headers().location], spelling).toEqual([301, `${path}?${QUERY}`]);
    }
  }
});

test('an id keeps its letters, and an unknown address leads nowhere', async ({ request, baseURL }) => {
  const player = await playerPath(request);
  const other = player.replace(/[^/]+$/, (id) => id.toUpperCase());
  for (const path of [other, '/Nope', '/nope/', '/nope//deep', '//nope']) {
    expect.soft((await request.get(baseURL + path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('a page names one address, however it was opened', async ({ page, request, baseURL }) => {
  for (const path of [...CONTENT_PAGES.map((content) => content.path), await playerPath(request)]) {
    await page.goto(`${path}?${QUERY}`);
    for (const address of await ownAddresses(page)) expect.soft(address, path).toBe(`${baseURL}${path}`);
  }
});

test('a list of a sport has an address of its own, in the trail too', async ({ page, request, baseURL }) => {
  const [sport] = (await (await request.get('/api/sports')).json()) as { id: string }[];
  await page.goto(`/player-cards?utm_source=mail&page=1&sport=${sport?.id}`);
  const own = `${baseURL}/player-cards?sport=${sport?.id}`;
  expect(await ownAddresses(page)).toEqual([own, own, own]);
});

test('what is shared is the page, not how this visitor came to it', async ({ page, context, request, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const path = await playerPath(request);
  await visit(page, `${path}?${QUERY}#film`);
  await page.getByRole('button', { name: 'Share card' }).click();
  await expect(page.getByRole('button', { name: /copied/i })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
});
