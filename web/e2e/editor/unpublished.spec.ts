import { type APIRequestContext, expect } from '@playwright/test';
import { LANGUAGES } from '@upfield/cms/contract';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { es } from '../../../cms/src/contract/messages.es';
import { newsletter } from '../../app/labels/es/newsletter';
import { staff } from '../../app/labels/es/staff';
import { CONTENT_PAGES, playerPath } from '../public/pages';
import { type TemporaryEdits, test } from '../support/content';
import { SITE_URL } from '../support/site';

/** Pages that are published in neither language: the others still work, and none links to a missing page. */

test.describe.configure({ mode: 'serial' });

/** Addresses that show the content of each single type, each standing for its two languages. */
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
  'privacy-page': ['/privacy'],
} as const;
type Unpublishable = keyof typeof PATHS;

const inBothLanguages = (path: string) => LANGUAGES.map((language) => pathIn(path, language));

/** Takes pages off the site in both languages and waits until visitors see it. @returns their addresses */
async function unpublish(
  edits: TemporaryEdits,
  request: APIRequestContext,
  names: readonly Unpublishable[],
): Promise<string[]> {
  for (const name of names) {
    for (const language of LANGUAGES) await edits.unpublish(`${name}:${language}`);
  }
  const paths = names.flatMap((name): string[] => [...PATHS[name]]).flatMap(inBothLanguages);
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
    const content = new Set(CONTENT_PAGES.flatMap(({ path }) => inBothLanguages(path)));
    const open = [...content, '/search?q=a', '/admin', '/no-such-page', await playerPath(request)];
    const pages = open.filter((path) => !dead.includes(path));
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

test('without the menus of a language its pages lead to the other one, but a link of a mail and the staff’s screens work in it', async ({
  page,
  request,
  edits,
}) => {
  await edits.unpublish('global:es');
  await expect(async () => {
    const answer = await request.get('/es/about', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/about']);
  }).toPass({ timeout: 20_000 });
  for (const [what, button] of [
    ['confirm', newsletter.confirm],
    ['leave', newsletter.leave],
  ] as const) {
    await page.goto(`/es/newsletter/${what}?code=${'x'.repeat(32)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('main')).toContainText(es['rule.link']);
  }
  await page.goto('/es/player-cards/manage');
  await expect(page).toHaveURL(/\/es\/admin/);
  await expect(page.getByRole('button', { name: staff.login })).toBeVisible();
});
