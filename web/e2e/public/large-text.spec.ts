import { expect, test } from '@playwright/test';
import { CONTENT_PAGES, playerPath } from './pages';
import { visit } from './visit';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('with the text at 200 % no page scrolls sideways, and the header’s buttons stand on the screen', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  for (const path of [...CONTENT_PAGES.map((content) => content.path), await playerPath(request)]) {
    await visit(page, path);
    await page.evaluate(async () => {
      document.documentElement.style.fontSize = '200%';
      // Laid out anew with the next frame, and by what watches sizes with the one after.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    // Search and menu, in the page's language.
    const buttons = await page.getByRole('banner').getByRole('button').all();
    expect(buttons, path).toHaveLength(2);
    for (const button of buttons) await expect(button, path).toBeInViewport({ ratio: 1 });
  }
});
