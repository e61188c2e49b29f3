import { type Browser, expect, type Page } from '@playwright/test';
import { startSlowHtml } from '../support/slow-html';
import { from, newAddress, test } from '../support/visitor';
import { type Asked, untilLoaded, watchLoading } from './loading';
import { playerPath } from './pages';
import { visit } from './visit';

/** What a phone loads before anybody touches or scrolls, in bodies as sent: budgets that do not depend on the machine. */
const MOST = {
  requests: 20,
  bytes: 300_000,
  scripts: 8,
  scriptBytes: 110_000,
  fontBytes: 45_000,
  filmBytes: 180_000,
};
/** Layout shift that nobody sees: letters of another font end some pixels beside Archivo's. */
const MOST_SHIFT = 0.01;

const SCREEN = { width: 390, height: 844 };
/** The window is the whole screen: Chromium chooses the first pictures by the screen's width, before it has laid out a page. */
const PHONE = { viewport: SCREEN, screen: SCREEN, isMobile: true, hasTouch: true };

/** Opens a page with an empty cache. @returns what it loaded, without films */
async function firstLoad(page: Page, path: string): Promise<Asked[]> {
  const files = await watchLoading(page);
  await visit(page, path);
  await untilLoaded(page, files);
  return files().filter(({ type }) => type !== 'Media');
}

const PAGES: Record<string, (page: Page) => Promise<string>> = {
  home: async () => '/',
  gallery: async () => '/player-cards',
  player: (page) => playerPath(page.request),
  packages: async () => '/packages',
  draft: async () => '/player-draft',
};

/** Screens of two pixels a point, and of nearly three. */
for (const density of [2, 2.625]) {
  test.describe(`on a phone of ${density} pixels a point`, () => {
    test.use({ ...PHONE, deviceScaleFactor: density });

    for (const [name, pathOf] of Object.entries(PAGES)) {
      test(`the first load of ${name} stays within its budget`, async ({ page }) => {
        const files = await firstLoad(page, await pathOf(page));
        const of = (type: string) => files.filter((file) => file.type === type);
        const sum = (some: Asked[]) => some.reduce((total, file) => total + file.bytes, 0);
        const named = files.map(({ url, bytes: size }) => `${url} ${size}`).join('\n');
        expect.soft(files.length, named).toBeLessThanOrEqual(MOST.requests);
        expect.soft(sum(files), named).toBeLessThanOrEqual(MOST.bytes);
        expect.soft(of('Script').length, named).toBeLessThanOrEqual(MOST.scripts);
        expect.soft(sum(of('Script')), named).toBeLessThanOrEqual(MOST.scriptBytes);
        expect.soft(sum(of('Font')), named).toBeLessThanOrEqual(MOST.fontBytes);
        expect.soft(of('Stylesheet'), 'no style sheet blocks the first paint').toEqual([]);
      });
    }
  });
}

test.use({ ...PHONE, deviceScaleFactor: 2 });

for (const [name, pathOf] of Object.entries(PAGES)) {
  test(`nothing of ${name} moves when its font comes late`, async ({ page, browser }) => {
    const path = await pathOf(page);
    for (const width of [390, 834, 1440]) {
      expect.soft(await shiftOf(browser, path, width), `${path} at ${width}`).toBeLessThan(MOST_SHIFT);
    }
  });
}

const settings = (width: number) => ({
  viewport: { width, height: 900 },
  screen: { width, height: 900 },
  reducedMotion: 'reduce' as const,
  extraHTTPHeaders: from(newAddress()),
});

/** Begins to note how much of a page moves by itself, as Chromium counts layout shifts. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** @returns how much has moved once what changed is painted */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: number[] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });

/** Opens a page whose font comes after all else. @returns how much of it moved */
async function shiftOf(browser: Browser, path: string, width: number): Promise<number> {
  const context = await browser.newContext(settings(width));
  const page = await context.newPage();
  await watchShifts(page);
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  // The page has been painted in the fallback.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  send();
  const shift = await shifted(page);
  await context.close();
  return shift;
}

test('nothing moves while a page arrives in pieces', async ({ page, browser }) => {
  // Fifteen pages, each as slow as its pieces.
  test.setTimeout(240_000);
  const slow = await startSlowHtml();
  const proxy = { server: slow.address, bypass: '<-loopback>' };
  for (const [name, pathOf] of Object.entries(PAGES)) {
    const path = await pathOf(page);
    for (const width of [390, 834, 1440]) {
      const context = await browser.newContext({ ...settings(width), proxy });
      // What its font moves when it comes late is another test's.
      await context.route('**/*.woff2', (route) => route.abort());
      const opened = await context.newPage();
      await watchShifts(opened);
      await visit(opened, path);
      expect.soft(await shifted(opened), `${name} at ${width}`).toBe(0);
      await context.close();
    }
  }
  await slow.stop();
});

for (const path of ['/', '/player-cards']) {
  test(`the film of ${path} is small on a phone, and comes when the page has loaded`, async ({ page }) => {
    await visit(page, path);
    const film = page.locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
    const file = await film.evaluate((video: HTMLVideoElement) => video.currentSrc);
    // Chromium lists a request once it has ended, and a film plays before that.
    const times = () =>
      page.evaluate((name) => {
        const [page] = performance.getEntriesByType('navigation');
        const [request] = performance.getEntriesByName(name);
        return {
          loaded: page instanceof PerformanceNavigationTiming ? page.loadEventStart : Number.NaN,
          asked: request?.startTime ?? 0,
        };
      }, file);
    await expect.poll(async () => (await times()).asked).toBeGreaterThan(0);
    const { loaded, asked } = await times();
    expect(asked).toBeGreaterThanOrEqual(loaded);
    const files = await film
      .locator('source')
      .evaluateAll((sources: HTMLSourceElement[]) =>
        sources.filter(({ media }) => window.matchMedia(media).matches).map(({ src }) => src),
      );
    expect(files).toContain(file);
    for (const each of files) {
      expect((await (await page.request.get(each)).body()).length, each).toBeLessThanOrEqual(MOST.filmBytes);
    }
  });
}

test('no film is loaded for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  await firstLoad(page, '/');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play background film' })).toBeVisible();
});

test('an English page loads neither the Spanish texts, the staff’s screens nor what waits for a need', async ({
  page,
}) => {
  const files = await firstLoad(page, '/');
  const needless = /\/assets\/(?:spanish|staff|search|engine|calendar|altcha|phone-problem|editor)[-.]/;
  expect(files.map(({ url }) => url).filter((url) => needless.test(url))).toEqual([]);
});

test('the licences of the packages that browsers get are on the site, once', async ({ request }) => {
  const texts = await (await request.get('/licenses.txt')).text();
  for (const name of ['react', 'react-dom', '@remix-run/react', 'react-router']) expect(texts).toContain(`== ${name} `);
  expect(texts).toContain('Permission is hereby granted');
});
