import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '@upfield/cms/contract';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { startSlowHtml } from '../support/slow-html';
import { from, newAddress, test } from '../support/visitor';
import { type Asked, untilLoaded, watchLoading } from './loading';
import { playerPath } from './pages';
import { holdBack, visit, WITH_MOTION } from './visit';

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

/** A phone of a usual density: two pixels a point. */
const USUAL_PHONE = { ...PHONE, deviceScaleFactor: 2 };
test.use({ ...USUAL_PHONE, ...WITH_MOTION });

function expectWithinBudget(files: Asked[], of: string): void {
  const kind = (type: string) => files.filter((file) => file.type === type);
  const named = `${of}\n${files.map(({ url, bytes: size }) => `${url} ${size}`).join('\n')}`;
  expect.soft(files.length, named).toBeLessThanOrEqual(MOST.requests);
  expect.soft(weightOf(files), named).toBeLessThanOrEqual(MOST.bytes);
  expect.soft(kind('Script').length, named).toBeLessThanOrEqual(MOST.scripts);
  expect.soft(weightOf(kind('Script')), named).toBeLessThanOrEqual(MOST.scriptBytes);
  expect.soft(weightOf(kind('Font')), named).toBeLessThanOrEqual(MOST.fontBytes);
  expect.soft(kind('Stylesheet'), `${of}: no style sheet blocks the first paint`).toEqual([]);
}

const weightOf = (files: Asked[]) => files.reduce((total, file) => total + file.bytes, 0);

/** Paths of the pictures that load when they come near: how many do depends on the moment's layout, not on the language. */
const lazyPictures = (page: Page): Promise<string[]> =>
  page
    .locator('img[loading=lazy]')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.flatMap(({ currentSrc }) => (currentSrc ? new URL(currentSrc).pathname : [])),
    );

/** How far the two languages of a page may be apart: words have other lengths. */
const MOST_APART = 0.03;

for (const [name, pathOf] of Object.entries(PAGES)) {
  test(`the first load of ${name} stays within its budget, in either language the same`, async ({ page, browser }) => {
    const path = await pathOf(page);
    const loadIn = async (language: Language) => {
      const context = await browser.newContext({ ...USUAL_PHONE, extraHTTPHeaders: from(newAddress()) });
      const phone = await context.newPage();
      const files = await firstLoad(phone, pathIn(path, language));
      const lazy = await lazyPictures(phone);
      await context.close();
      expectWithinBudget(files, `${path} in ${language}`);
      return weightOf(files.filter(({ url }) => !lazy.includes(url)));
    };
    const [english, spanish] = [await loadIn('en'), await loadIn('es')];
    expect(Math.abs(spanish / english - 1), `${english} and ${spanish} bytes`).toBeLessThan(MOST_APART);
  });
}

test.describe('on a phone of nearly three pixels a point', () => {
  test.use({ ...PHONE, deviceScaleFactor: 2.625 });

  for (const [name, pathOf] of Object.entries(PAGES)) {
    test(`the first load of ${name} stays within its budget`, async ({ page }) => {
      const path = await pathOf(page);
      expectWithinBudget(await firstLoad(page, path), path);
    });
  }
});

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
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: number[] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });

/**
 * Opens a page that comes in pieces, and its font after all else.
 * @param server address of the proxy that sends the pieces
 * @returns how much moved before the font came, and after it
 */
async function shiftsOf(browser: Browser, path: string, { width, server }: { width: number; server: string }) {
  const context = await browser.newContext({ ...settings(width), proxy: { server, bypass: '<-loopback>' } });
  const page = await context.newPage();
  await watchShifts(page);
  const send = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const inPieces = await shifted(page);
  send();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  const withFont = (await shifted(page)) - inPieces;
  await context.close();
  return { inPieces, withFont };
}

for (const [name, pathOf] of Object.entries(PAGES)) {
  test(`nothing of ${name} moves while it arrives in pieces, nor when its font comes late`, async ({
    page,
    browser,
  }) => {
    const path = await pathOf(page);
    const slow = await startSlowHtml();
    for (const width of [390, 834, 1440]) {
      const { inPieces, withFont } = await shiftsOf(browser, path, { width, server: slow.address });
      expect.soft(inPieces, `${path} at ${width} in pieces`).toBe(0);
      expect.soft(withFont, `${path} at ${width} with its font`).toBeLessThan(MOST_SHIFT);
    }
    await slow.stop();
  });
}

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
