import { expect, type Page, test } from '@playwright/test';
import { visit } from './visit';

/** What a family reads of a pack on a phone. */

const PHONE = { width: 390, height: 844 };
const packNamed = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const PACKS = ['Starter Pack', 'Next Level Pack', 'All-Star Pack'];

test('under each name stands what it costs', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/packages');
  for (const name of PACKS) {
    await expect(packNamed(page, name).getByText('Price in writing before you decide')).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what a pack includes of others is folded on phones alone', async ({ page }) => {
      await page.goto('/packages#all-star-pack');
      const allStar = packNamed(page, 'All-Star Pack');
      const feature = allStar.getByText('Public player card');
      await expect(feature).toBeVisible();
      await page.setViewportSize(PHONE);
      await page.reload();
      await expect(feature).toBeHidden();
      await allStar.getByText('All of Starter Pack').click();
      await expect(feature).toBeVisible();
    });
  });
}

test('a packet of the home page is read once', async ({ page }) => {
  await visit(page, '/');
  for (const name of PACKS) {
    const links = page.getByRole('main').getByRole('link', { name });
    for (const link of await links.all()) {
      const text = (await link.textContent()) ?? '';
      expect(text.split(name).length - 1, text).toBe(1);
    }
  }
});
