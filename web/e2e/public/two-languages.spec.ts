import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { from, newAddress, test } from '../support/visitor';
import { everyPath, STAFF_SHELLS } from './pages';
import { visit } from './visit';

/** The addresses of a sitemap, each with those of its other languages. */
async function sitemap(request: APIRequestContext): Promise<Map<string, string[]>> {
  const text = await (await request.get('/sitemap.xml')).text();
  const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  return new Map(entries.map(([, address = '', rest = '']) => [address, alternates(rest)]));
}

const alternates = (markup: string): string[] =>
  [...markup.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/gi)].map(
    ([, language, address]) => `${language} ${address}`,
  );

/** The link of the line that offers the open page in another language; the line itself takes no room. */
const offerOf = (page: Page, language: 'English' | 'Español') =>
  page.getByRole('complementary', { name: language }).getByRole('link');
const dismissOffer = (page: Page) => page.getByRole('complementary').getByRole('button').click();

/** The switch in the footer, which every width has. */
const languageSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^(Español|English)$/ });

test('switching keeps the page, its query and its anchor, and comes back', async ({ page, request }) => {
  test.slow();
  // Unknown addresses share one page, which leads to the home page of the other language.
  const paths = (await everyPath(request)).filter((path) => path !== '/no-such-page');
  for (const path of paths) {
    const address = `${path}${path.includes('?') ? '&' : '?'}utm_source=flyer#main`;
    await visit(page, address);
    const language = await page.locator('html').getAttribute('lang');
    const link = languageSwitch(page);
    const other = language === 'en' ? 'es' : 'en';
    await expect(link).toHaveAttribute('hreflang', other);
    await expect(link).toHaveAttribute('lang', other);
    await link.click();
    const [pathname = '', rest = ''] = address.split(/(?=\?)/);
    await expect(page).toHaveURL(pathIn(pathname, other) + rest);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await languageSwitch(page).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('switching keeps the page and the query that it reads', async ({ page }) => {
    await page.goto('/search?q=paz&utm_source=flyer');
    await languageSwitch(page).click();
    await expect(page).toHaveURL('/es/search?q=paz');
    await expect(page.getByLabel('Jugadores y páginas')).toHaveValue('paz');
  });
});

test('every page of the sitemap names its languages, each of them the same, and none leads elsewhere', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const listed = await sitemap(request);
  expect([...listed.keys()]).toEqual(expect.arrayContaining([`${baseURL}/es`, `${baseURL}/en/player-draft`]));
  for (const [address, languages] of listed) {
    const answer = await request.get(address, { maxRedirects: 0, headers: from(newAddress()) });
    expect.soft(answer.status(), address).toBe(200);
    const named = alternates(await answer.text());
    expect
      .soft(
        named.map((line) => line.split(' ')[0]),
        address,
      )
      .toEqual(['en', 'es', 'x-default']);
    expect.soft(named, address).toEqual(languages);
    for (const [, other = ''] of named.map((line) => line.split(' '))) {
      expect.soft(listed.get(other), `${other}, which ${address} names`).toEqual(named);
    }
  }
});

test('an unknown Spanish address is the Spanish home page, with 404', async ({ page }) => {
  for (const path of ['/es/no-such-page', '/es/player-draft/more', '/ES/nada']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('main').locator('form[method="post"]')).toHaveAttribute('action', /^\/es\/not-found/);
  }
  expect((await page.goto('/en/no-such-page'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('from an unknown address the switch leads home', async ({ page }) => {
  await visit(page, '/no-such-page?x=1');
  await languageSwitch(page).click();
  await expect(page).toHaveURL('/es');
});

test('a prefix that the page does not need leads to its own address', async ({ request }) => {
  for (const [path, own] of [
    ['/en', '/'],
    ['/en/packages?x=1', '/packages?x=1'],
    ['/es/player-draft', '/player-draft'],
    ['/es/privacy', '/privacidad'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, own]);
  }
});

test('links of a Spanish page lead to Spanish pages, without another document', async ({ page }) => {
  await visit(page, '/es/about');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const paths = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const english = paths.filter((path) => !/^\/(es(\/|$|#|\?)|player-draft|register|privacidad)/.test(path));
  expect(english).toEqual([]);
  await page.getByRole('contentinfo').locator('a[href="/es/contact"]').first().click();
  await expect(page).toHaveURL('/es/contact');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('links of the English event and registration lead to English pages', async ({ page }) => {
  for (const path of ['/en/player-draft', '/en/register']) {
    await page.goto(path);
    for (const spanish of ['/player-draft', '/register', '/privacidad']) {
      await expect(page.locator(`a[href="${spanish}"]:not([hreflang])`)).toHaveCount(0);
    }
  }
});

test('from the English home page the menu leads to the Spanish event, which offers itself in English each time', async ({
  page,
}) => {
  const offer = offerOf(page, 'English');
  for (const visitor of ['new', 'known']) {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Player Draft' }).click();
    await expect(page).toHaveURL('/player-draft');
    await expect(offer, visitor).toBeVisible();
    await offer.click();
    await expect(page).toHaveURL('/en/player-draft');
  }
  await page.goto('/player-draft');
  await dismissOffer(page);
  await visit(page, '/player-draft');
  await expect(offer).toBeHidden();
});

test('staff screens have both languages', async ({ page }) => {
  for (const path of STAFF_SHELLS) {
    await page.goto(pathIn(path, 'es'));
    await expect(page).toHaveURL(/^[^?]*\/es\/admin/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  }
});

test.describe('a browser that is set to Spanish', () => {
  test.use({ locale: 'es-SV' });

  test('is told once that the page is there in Spanish, and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // What its font moves when it comes late is another test's (first-load.spec.ts).
    await page.route('**/*.woff2', (route) => route.abort());
    await visit(page, '/about');
    const offer = offerOf(page, 'Español');
    await expect(offer).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    await dismissOffer(page);
    await expect(offer).toBeHidden();
    await visit(page, '/packages');
    await expect(offer).toBeHidden();
  });

  test('is led there by one press, and told nothing on Spanish pages', async ({ page }) => {
    await visit(page, '/about#main');
    await offerOf(page, 'Español').click();
    await expect(page).toHaveURL('/es/about#main');
    await expect(offerOf(page, 'English')).toBeHidden();
  });
});
