import { type APIRequestContext, expect } from '@playwright/test';
import { CONTENT_PAGES, playerPath } from '../public/pages';
import { type TemporaryEdits, test } from '../support/content';
import { SITE_URL } from '../support/site';

/** Pages that are not published: the others still work, and none links to a missing page. */

test.describe.configure({ mode: 'serial' });

/** Addresses that show the content of each single type. */
const PATHS = {
  'home-page': ['/'],
  'packages-page': ['/packages'],
  'scholarships-page': ['/scholarships'],
  'experiences-page': ['/player-experiences', '/program-detail'],
  'draft-page': ['/player-draft'],
  'register-page': ['/register'],
  'about-page': ['/about'],
  'contact-page': ['/contact'],
  'gallery-intro': ['/player-cards'],
  'privacy-page': ['/privacy', '/privacidad'],
} as const;
type Unpublishable = keyof typeof PATHS;

/** Takes pages off the site and waits until visitors see it. @returns their addresses */
async function unpublish(
  edits: TemporaryEdits,
  request: APIRequestContext,
  names: readonly Unpublishable[],
): Promise<string[]> {
  for (const name of names) await edits.unpublish(name);
  const paths = names.flatMap((name): string[] => [...PATHS[name]]);
  for (const path of paths) {
    await expect(async () => expect((await request.get(path)).status()).toBe(404)).toPass({ timeout: 20_000 });
  }
  return paths;
}

/** Targets of the links of a page, and the addresses that its structured data names. */
function targetsOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href);
  const crumbs = [...html.matchAll(/"item":"([^"]+)"/g)].map(([, item = '']) => item);
  const addresses = [...links, ...crumbs].map((target) => new URL(target, SITE_URL));
  return addresses.filter((address) => address.origin === SITE_URL).map(({ pathname }) => pathname);
}

const ALTERNATELY: readonly Unpublishable[][] = [
  ['packages-page', 'experiences-page', 'register-page', 'contact-page', 'privacy-page'],
  ['scholarships-page', 'draft-page', 'about-page', 'gallery-intro'],
];

for (const names of ALTERNATELY) {
  test(`without ${names.join(', ')} no link of the other pages leads nowhere`, async ({ request, edits }) => {
    const dead = await unpublish(edits, request, names);
    const open = [...CONTENT_PAGES.map(({ path }) => path), '/search?q=a', '/admin', '/no-such-page'];
    const pages = [...open.filter((path) => !dead.includes(path)), await playerPath(request)];
    const faults: string[] = [];
    for (const path of pages) {
      const answer = await request.get(path);
      if (answer.status() !== (path === '/no-such-page' ? 404 : 200)) faults.push(`${path}: ${answer.status()}`);
      for (const target of targetsOf(await answer.text())) {
        if (dead.includes(target)) faults.push(`${path} leads to ${target}`);
      }
    }
    expect(faults).toEqual([]);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(dead.filter((path) => sitemap.includes(`${path}</loc>`))).toEqual([]);
  });
}

test('without the home page its address says so within the frame, and leads to the rest', async ({
  page,
  request,
  edits,
}) => {
  await unpublish(edits, request, ['home-page']);
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No home page yet' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'See the players' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
  expect((await request.get('/no-such-page')).status()).toBe(404);
});
