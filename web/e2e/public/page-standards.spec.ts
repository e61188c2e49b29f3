import { expect, type Page, test } from '@playwright/test';
import { languageOfPath } from '@upfield/cms/contract/content/page-languages';
import { expectAccessible } from '../support/axe';
import { brokenWords, touchingLetters } from '../support/headings';
import { expectOneLanguage } from '../support/other-language';
import { collapsedPictures, tooSmall } from '../support/sizes';
import { CONTENT_PAGES, OTHER_PAGES, PLAYER_PAGES, playerPath, twinOf } from './pages';
import { visit } from './visit';

/** What every page keeps, in both languages, at each width: one visit a page. */

const HEIGHT = 900;
/** 320 is a page of 1280 at 400 % (WCAG 1.4.10, Reflow). */
const WIDTHS = [1440, 834, 390, 320] as const;
/** Phone and desktop, where every element is looked at. */
const CLOSE_LOOKS: readonly number[] = [1440, 390];

const PATHS: readonly string[] = [...CONTENT_PAGES.map(({ path }) => path), ...OTHER_PAGES];
// The two pages about privacy are each other's twin.
const TWINS = PATHS.map(twinOf).filter((path) => !PATHS.includes(path));

/** A carousel's buttons take room beside its heading; they come with its engine, when its row is near. */
async function startCarousels(page: Page): Promise<void> {
  for (const row of await page.locator('[aria-roledescription="carousel"]').all()) {
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute('data-ready', 'true');
  }
}

/** Expects that nothing of the open page has to be reached by scrolling sideways. */
async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      window.scrollTo(1000, 0);
      return { scrolled: window.scrollX, over: root.scrollWidth - root.clientWidth };
    });
  // Carousels and fitted names measure themselves again after the screen has changed.
  await expect.poll(over, what).toEqual({ scrolled: 0, over: 0 });
}

/** Expects a page that can be used with letters of twice the size (WCAG 1.4.4, Resize Text), its header's buttons on the screen. */
async function expectLargeTextFits(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page, `${path} with large text`);
  // Search and menu, in the page's language.
  const buttons = await page.getByRole('banner').getByRole('button').all();
  expect(buttons, path).toHaveLength(2);
  for (const button of buttons) await expect(button, path).toBeInViewport({ ratio: 1 });
}

/** @param closeLooks widths at which axe and the sizes of all elements are asked, too */
async function expectStandards(page: Page, path: string, closeLooks = CLOSE_LOOKS): Promise<void> {
  test.slow();
  await visit(page, path);
  await expectOneLanguage(page, languageOfPath(path), path);
  await startCarousels(page);
  for (const width of WIDTHS) {
    const what = `${path} at ${width}`;
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoSidewaysScroll(page, what);
    await expect.poll(() => brokenWords(page), what).toEqual([]);
    expect.soft(await touchingLetters(page), what).toEqual([]);
    expect.soft(await collapsedPictures(page), what).toEqual([]);
    if (!closeLooks.includes(width)) continue;
    await expectAccessible(page, what);
    expect.soft(await tooSmall(page), what).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await expectLargeTextFits(page, path);
}

/** What axe says of a page depends on its parts more than on its words: in the other language a phone stands for all widths. */
const expectStandardsOfTwin = (page: Page, path: string) => expectStandards(page, path, [390]);

for (const path of PATHS) test(path, ({ page }) => expectStandards(page, path));
for (const path of TWINS) test(path, ({ page }) => expectStandardsOfTwin(page, path));

for (const kind of PLAYER_PAGES) {
  test(`${kind}/{id}`, async ({ page, request }) => expectStandards(page, await playerPath(request, kind)));
  test(`${twinOf(kind)}/{id}`, async ({ page, request }) =>
    expectStandardsOfTwin(page, twinOf(await playerPath(request, kind))));
}
