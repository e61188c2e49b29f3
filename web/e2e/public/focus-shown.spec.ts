import { expect, type Page, test } from '@playwright/test';
import { visit, WITH_MOTION } from './visit';

test.use(WITH_MOTION);

/** Whether the screen shows a part of what has the focus some frames later, and no bar that stands still over the page covers it (WCAG 2.4.11). */
function isFocusShown(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // A carousel has its slide moved within three frames; a smooth scroll takes twenty.
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const box = focused.getBoundingClientRect();
    const shown = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
    };
    if (shown.left >= shown.right || shown.top >= shown.bottom) return false;
    const middle = { x: (shown.left + shown.right) / 2, y: (shown.top + shown.bottom) / 2 };
    for (let over = document.elementFromPoint(middle.x, middle.y); over; over = over.parentElement) {
      if (over.contains(focused)) return true;
      if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return false;
    }
    return false;
  });
}

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/packages', '/player-cards', '/contact']) {
    test(`what has the focus on ${path} is on the screen at once, under nothing`, async ({ page }) => {
      test.slow();
      await visit(page, path);
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
        expect(await isFocusShown(page), focus).toBe(true);
      }
    });
  }
});
