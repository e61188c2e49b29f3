import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { visit } from './visit';

// Pages as they open are in page-standards.spec.ts; these are what opens on them.
const banner = (page: Page) => page.getByRole('banner');

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

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
