import { expect, type Page, test } from '@playwright/test';
import { untilLoaded, watchLoading } from './loading';
import { playerPath } from './pages';

/** Bytes of pictures that the first load of the home page may take on a phone. */
const HOME_BYTES = 120_000;
/** Bytes of the cover's still on a phone. */
const COVER_BYTES = 25_000;

test.use({ viewport: { width: 390, height: 844 } });

/** Of each picture that has loaded: its address, how wide it is shown, and how wide the file says that it is. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, currentSrc, offsetWidth }) => complete && currentSrc && offsetWidth > 0)
      .map(({ currentSrc, offsetWidth, naturalWidth }) => ({
        path: new URL(currentSrc).pathname,
        offsetWidth,
        naturalWidth,
      })),
  );

test('on a phone a page loads small files, and first of all those of the first screen', async ({ page, request }) => {
  const files = await watchLoading(page);
  await page.goto('/');
  await untilLoaded(page, files);
  const pictures = files().filter(({ type }) => type === 'Image');
  const bytes = new Map(pictures.map((picture) => [picture.url, picture.bytes]));
  const total = [...bytes.values()].reduce((sum, one) => sum + one, 0);
  expect(total, JSON.stringify([...bytes])).toBeLessThanOrEqual(HOME_BYTES);
  const cover = (await shown(page)).find(({ path }) => path.startsWith('/media/'));
  expect(bytes.get(cover?.path ?? '')).toBeLessThanOrEqual(COVER_BYTES);

  for (const path of ['/player-cards', await playerPath(request), '/packages', '/player-draft']) {
    await page.goto(path);
    await untilLoaded(page, files);
    const uploaded = (await shown(page)).filter(({ path: file }) => /^\/(uploads|pictures)\//.test(file));
    expect.soft(uploaded.length, path).toBeGreaterThan(0);
    for (const { path: file, offsetWidth, naturalWidth } of uploaded) {
      expect.soft(file, path).toMatch(/^\/pictures\/\d+\/.+\.avif$/);
      // One that covers an upright box is wider than the box.
      expect.soft(Number(file.split('/')[2]), `${file} for ${offsetWidth}`).toBeLessThanOrEqual(offsetWidth * 3);
      expect.soft(naturalWidth, `${file} is sharp`).toBeGreaterThan(0);
    }
  }
});

test('pictures of the gallery below the first screens come when somebody scrolls to them', async ({ page }) => {
  const files = await watchLoading(page);
  const faces = () => files().filter(({ url }) => url.startsWith('/pictures/')).length;
  await page.goto('/player-cards');
  await untilLoaded(page, files);
  expect(faces()).toBe(6);
  await page.mouse.wheel(0, 900);
  await expect.poll(faces).toBeGreaterThanOrEqual(8);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures of the gallery come when they are seen', async ({ page }) => {
    await page.goto('/player-cards');
    const tile = page
      .getByRole('list')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .nth(9);
    await tile.scrollIntoViewIfNeeded();
    const width = () => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });
});

test('the first picture is preloaded, and fetched once', async ({ page, request }) => {
  const files = await watchLoading(page);
  for (const path of ['/', '/player-cards', await playerPath(request), '/player-draft', '/player-experiences']) {
    const before = files().length;
    await page.goto(path);
    await untilLoaded(page, files);
    const fetched = files()
      .slice(before)
      .filter(({ type }) => type === 'Image')
      .map(({ url }) => url);
    const preloaded = page.locator('link[rel=preload][as=image]');
    expect.soft(await preloaded.count(), path).toBeGreaterThan(0);
    const sets = await preloaded.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).imageSrcset));
    const first = fetched.filter((file) => sets.some((set) => set.includes(file)));
    expect.soft(new Set(first).size, path).toBe(1);
    expect.soft(first, path).toHaveLength(1);
  }
});

test('nothing moves while pictures load', async ({ page, request }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[]) {
        const ofPictures = entry.sources?.some(({ node }) => node?.nodeName === 'IMG' || node?.nodeName === 'PICTURE');
        if (ofPictures) shifts.push(entry.startTime);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const files = await watchLoading(page);
  for (const path of ['/', '/player-cards', await playerPath(request), '/packages']) {
    await page.goto(path);
    await untilLoaded(page, files);
    expect.soft(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
  }
});
