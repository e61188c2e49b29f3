import { expect, type Page, test } from '@playwright/test';
import { CONTENT_PAGES, playerPath } from './pages';

/** The ids and the links of a page as the server sends it. */
async function readPage(page: Page, path: string) {
  const answer = await page.goto(path);
  const { ids, links } = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([aria-disabled="true"])')].map(
      ({ href }) => href,
    ),
  }));
  return { status: answer?.status(), ids: new Set(ids), links };
}

test.describe('as the server sends them', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(180_000);

  test('every link of every page leads to a page that is there, and to an anchor that is there', async ({
    page,
    request,
    baseURL,
  }) => {
    const origin = new URL(baseURL ?? '').origin;
    const seen = new Map<string, { status: number | undefined; ids: Set<string> }>();
    const anchors = new Map<string, string>();
    const waiting: [path: string, from: string][] = CONTENT_PAGES.map(({ path }) => [path, 'the list of pages']);
    waiting.push([await playerPath(request), 'the list of players']);
    const faults: string[] = [];

    while (waiting.length > 0) {
      const [path, from] = waiting.shift() ?? ['', ''];
      if (seen.has(path)) continue;
      const { status, ids, links } = await readPage(page, path);
      seen.set(path, { status, ids });
      if (status !== 200) faults.push(`${path} answers ${status}, linked on ${from}`);
      for (const link of links) {
        const target = new URL(link);
        if (!['http:', 'https:', 'mailto:'].includes(target.protocol)) faults.push(`${link} on ${path}`);
        if (target.origin !== origin) continue;
        const address = target.pathname + target.search;
        if (target.hash) anchors.set(address + target.hash, path);
        // One player page stands for all: they are one template, and the sitemap's test opens each address.
        if (!/^\/player-(cards-detail|question|removal)\//.test(address)) waiting.push([address, path]);
      }
    }
    for (const [address, from] of anchors) {
      const [path = '', anchor = ''] = address.split('#');
      const ids = seen.get(path)?.ids;
      if (ids && !ids.has(decodeURIComponent(anchor))) faults.push(`${address} has no such anchor, linked on ${from}`);
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(CONTENT_PAGES.length);
  });
});

const MENU: [entry: string, links: [name: string, href: string][]][] = [
  [
    'Scholarships',
    [
      ['Guaranteed Scholarships', '/scholarships#guaranteedscholarship'],
      ['Sports Scholarships', '/scholarships#sportsscholarships'],
      ['Academic Scholarships', '/scholarships#academicscholarships'],
    ],
  ],
  [
    'Players',
    [
      ['Player Experiences', '/player-experiences'],
      ['Player Cards', '/player-cards'],
    ],
  ],
];

test('the header has its entries, and each dropdown its links', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of [
    ['Home', '/'],
    ['Packages', '/packages'],
    ['Player Draft', '/player-draft'],
    ['About us', '/about'],
    ['Contact us', '/contact'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(banner.getByRole('link', { name: 'Get recruited' })).toHaveAttribute('href', '/contact');
  await expect(menu.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  for (const [entry, links] of MENU) {
    const opener = menu.getByRole('button', { name: entry });
    await expect(async () => {
      await opener.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
    }).toPass();
    for (const [name, href] of links) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await opener.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a dropdown leads to an anchor of its page', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Scholarships' }).hover();
  await menu.getByRole('link', { name: 'Academic Scholarships' }).click();
  await expect(page).toHaveURL(/\/scholarships#academicscholarships$/);
  await expect(page.getByRole('heading', { name: 'Academic Scholarships' })).toBeInViewport();
});

test('the sidebar has its blurb, four offerings, the pages and the social links', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Contents' });
  await expect(sidebar).toBeVisible();
  await expect(sidebar.getByText(/It starts with a free 1-on-1 assessment/)).toBeVisible();
  for (const name of ['Starter Pack', 'Next Level Pack', 'All-Star Pack', 'Add-Ons']) {
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', /^\/packages/);
  }
  await expect(sidebar.getByRole('link', { name: '@upfield.example' }).first()).toHaveAttribute(
    'href',
    /instagram\.com/,
  );
  await sidebar.getByRole('link', { name: 'Player Cards' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
  await expect(sidebar).toBeHidden();
});

test('the footer has its columns, and About Us leads to Vision and Mission', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText([
    'Packages',
    'Scholarships',
    'Players',
    'Player Draft',
    'About Us',
    'Contact Us',
  ]);
  await expect(footer.getByRole('link', { name: 'El Salvador 2025' })).toHaveAttribute('href', '/player-draft');
  await expect(footer.getByRole('link', { name: 'hello@upfield.example' })).toHaveAttribute(
    'href',
    'mailto:hello@upfield.example',
  );
  await expect(footer.getByText('© 2025 Upfield')).toBeVisible();
  await expect(footer.getByRole('link', { name: /create/i })).toHaveCount(0);
  for (const name of ['Mission', 'Vision']) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/about#${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  }
});
