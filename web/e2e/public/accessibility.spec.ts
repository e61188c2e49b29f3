import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { CONTENT_PAGES, OTHER_PAGES, playerPath } from './pages';
import { visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.getByRole('banner');
const paths = [...CONTENT_PAGES.map(({ path }) => path), ...OTHER_PAGES];

for (const width of [390, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of paths) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await visit(page, path);
        await expectAccessible(page, path);
      });
    }

    test('a player page has no accessibility violation', async ({ page, request }) => {
      await visit(page, await playerPath(request));
      await expectAccessible(page, 'player page');
    });

    test('the open sidebar and the open search have no accessibility violation', async ({ page }) => {
      await visit(page, '/about');
      await banner(page).getByRole('button', { name: 'Open menu' }).click();
      const sidebar = page.getByRole('dialog', { name: 'Contents' });
      await expect(sidebar).toBeVisible();
      await expectAccessible(page, 'sidebar');
      await sidebar.getByRole('button', { name: 'Close menu' }).click();
      await banner(page).getByRole('button', { name: 'Search' }).click();
      await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('ma');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'search');
    });

    test('a form with errors has no accessibility violation', async ({ page }) => {
      await visit(page, '/contact');
      await page.getByRole('button', { name: 'Send my details' }).click();
      await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'form with errors');
    });
  });
}

for (const name of ['Scholarships', 'Players']) {
  test(`the open ${name} dropdown has no accessibility violation`, async ({ page }) => {
    await visit(page, '/about');
    const opener = banner(page).getByRole('button', { name });
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, name);
  });
}

for (const width of [390, 834, 1440]) {
  test(`no page scrolls sideways at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...paths, await playerPath(request)]) {
      await visit(page, path);
      const over = await page.evaluate(() => {
        const root = document.documentElement;
        window.scrollTo(1000, 0);
        return { scrolled: window.scrollX, over: root.scrollWidth - root.clientWidth };
      });
      expect.soft(over, path).toEqual({ scrolled: 0, over: 0 });
    }
  });
}
