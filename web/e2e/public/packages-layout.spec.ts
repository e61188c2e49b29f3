import { expect, type Page, test } from '@playwright/test';
import { visit } from './visit';

/** What stands under what in the head of the packages page: pairs of title, intro and packs whose boxes meet. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main section:first-of-type :is(h1, h1 + p, article)')];
    const named = parts.map((part) => ({ name: part.tagName, box: part.getBoundingClientRect() }));
    return named.flatMap((one, index) =>
      named
        .slice(index + 1)
        .filter(({ box }) => box.left < one.box.right && one.box.left < box.right)
        .filter(({ box }) => box.top < one.box.bottom && one.box.top < box.bottom)
        .map((other) => `${one.name} and ${other.name}`),
    );
  });

test('an intro of any length stands clear of the packs', async ({ page }) => {
  await visit(page, '/packages');
  const intro = page.getByRole('main').locator('h1 + p');
  const sentence = (await intro.textContent()) ?? '';
  for (const times of [1, 4, 12]) {
    await intro.evaluate((element, text) => {
      element.textContent = text;
    }, `${sentence} `.repeat(times));
    for (const width of [390, 834, 1024, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overlaps(page), `${times} × the intro at ${width}`).toEqual([]);
    }
  }
});
