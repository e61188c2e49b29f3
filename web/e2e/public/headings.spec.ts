import { expect, test } from '@playwright/test';
import { touchingLetters } from '../support/headings';
import { StaffApi } from '../support/staff-api';
import { visit } from './visit';

// What holds for the headings of every page is in page-standards.spec.ts; these names have all that reaches above and below a line.
const WIDTHS = [320, 390, 834, 1440];

test('no accent or tail of a player’s heading touches another line', async ({ page }) => {
  const staff = await StaffApi.signIn();
  const card = await staff.create('Ñúñez Ávila Üzümcü', { name: 'Íñigo' });
  try {
    await visit(page, `/player-cards-detail/${card.id}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await touchingLetters(page), `player at ${width}`).toEqual([]);
    }
  } finally {
    await staff.remove(card.id);
  }
});

test('on a sticker an accent keeps clear of the first name, whatever its size', async ({ page }) => {
  const staff = await StaffApi.signIn();
  const card = await staff.create('Ñandú', { name: 'Jorge' });
  const names = '[data-country] [class*="names"]';
  try {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `/player-cards?q=${encodeURIComponent('Ñandú')}`);
      await expect(page.locator(names).first()).toContainText('Ñandú');
      expect.soft(await touchingLetters(page, names), `tile at ${width}`).toEqual([]);
      await visit(page, `/player-cards-detail/${card.id}`);
      await expect(page.locator(names).first()).toContainText('Ñandú');
      expect.soft(await touchingLetters(page, names), `sticker at ${width}`).toEqual([]);
    }
  } finally {
    await staff.remove(card.id);
  }
});
