import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { CONTENT_PAGES, OTHER_PAGES, PLAYER_PAGES, playerPath } from './pages';
import { visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEIGHT = 900;
/** Phone and desktop; 1440 is what a test starts with. */
const WIDTHS = [1440, 390] as const;
/** 320 is a page of 1280 at 400 % (WCAG 1.4.10, Reflow). */
const REFLOW_WIDTHS = [1440, 834, 390, 320] as const;

const banner = (page: Page) => page.getByRole('banner');

/** Expects that nothing of the open page has to be reached by scrolling sideways. */
async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  for (const width of REFLOW_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const over = () =>
      page.evaluate(() => {
        const root = document.documentElement;
        window.scrollTo(1000, 0);
        return { scrolled: window.scrollX, over: root.scrollWidth - root.clientWidth };
      });
    // Carousels and fitted names measure themselves again after the screen has changed.
    await expect.poll(over, `${what} at ${width}`).toEqual({ scrolled: 0, over: 0 });
  }
}

async function expectStandards(page: Page, path: string): Promise<void> {
  test.slow();
  await visit(page, path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectAccessible(page, `${path} at ${width}`);
  }
  await expectNoSidewaysScroll(page, path);
}

for (const path of [...CONTENT_PAGES.map(({ path }) => path), ...OTHER_PAGES]) {
  test(`${path} has no accessibility violation and no sideways scroll`, ({ page }) => expectStandards(page, path));
}

for (const kind of PLAYER_PAGES) {
  test(`${kind}/{id} has no accessibility violation and no sideways scroll`, async ({ page, request }) =>
    expectStandards(page, await playerPath(request, kind)));
}

for (const width of WIDTHS) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: HEIGHT } });

    test('the open sidebar and the open search have no accessibility violation', async ({ page }) => {
      await visit(page, '/about');
      await banner(page).getByRole('button', { name: 'Open menu' }).click();
      const sidebar = page.getByRole('dialog', { name: 'Contents' });
      await expect(sidebar).toBeVisible();
      await expectAccessible(page, 'sidebar');
      await sidebar.getByRole('button', { name: 'Close menu' }).click();
      await banner(page).getByRole('button', { name: 'Search' }).click();
      const search = page.getByRole('dialog', { name: 'Search' });
      await expectAccessible(page, 'empty search');
      await search.getByRole('combobox').fill('ma');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'search');
      await search.getByRole('combobox').fill('qqqq');
      await expect(search.getByRole('status')).toHaveText(/qqqq/);
      await expectAccessible(page, 'search without results');
    });

    test('a form with errors has no accessibility violation', async ({ page }) => {
      await visit(page, '/contact');
      await page.getByRole('button', { name: 'Send my details' }).click();
      await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'form with errors');
    });
  });
}

test('the open dropdowns have no accessibility violation', async ({ page }) => {
  await visit(page, '/about');
  for (const name of ['Scholarships', 'Players']) {
    const opener = banner(page).getByRole('button', { name });
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, name);
  }
});
