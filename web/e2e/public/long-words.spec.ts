import { expect, type Page, test } from '@playwright/test';
import type { StaffPlayerCard } from '@upfield/cms/contract';
import { openAsStaff } from '../support/player-form';
import { StaffApi } from '../support/staff-api';
import { visit } from './visit';

/** Cards are typed by people: words of 60 letters and lists without a space must not make a phone scroll sideways. */

const LONG = 60;
/** A word of 60 letters that only this run uses, so that a search finds its card alone. */
const longWord = (letter: string) => `${letter}${Date.now().toString(36).replace(/\d/g, 'k')}`.padEnd(LONG, letter);
const LANGUAGES = 'English/Spanish/Portuguese/French';

async function expectFits(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Fitted names measure themselves again once the fonts are there.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`)
    .toBeLessThanOrEqual(width);
}

test.describe('a card of 60-letter words', () => {
  let card: StaffPlayerCard;
  const lastName = longWord('W');
  const position = longWord('m');

  test.beforeAll(async () => {
    const staff = await StaffApi.signIn();
    card = await staff.create(lastName, {
      name: longWord('B'),
      sportPosition: position,
      country: longWord('c'),
      intendedMajor: longWord('e'),
      languagesSpoken: LANGUAGES,
      career: [{ team: longWord('t'), years: 'Present' }],
    });
    await staff.consent(card.id, longWord('g'));
  });

  test.afterAll(async () => (await StaffApi.signIn()).remove(card.id));

  test('fits a phone on every public page that shows it', async ({ page }) => {
    for (const path of [
      `/player-cards-detail/${card.id}`,
      `/player-question/${card.id}`,
      `/player-removal/${card.id}`,
      `/search?q=${lastName}`,
      `/player-cards?q=${lastName}`,
    ]) {
      await expectFits(page, path, 390);
    }
    await expectFits(page, `/player-cards-detail/${card.id}`, 320);
    await page.emulateMedia({ media: 'print' });
    await expectFits(page, `/player-cards-detail/${card.id}`, 720);
  });

  test('fits a phone in the staff’s list and form', async ({ page }) => {
    await openAsStaff(page);
    // The page of a player tells staff more than others.
    await expectFits(page, `/player-cards-detail/${card.id}`, 390);
    await expectFits(page, `/player-cards/manage?q=${lastName}`, 390);
    await expectFits(page, `/player-cards/edit/${card.id}`, 390);
  });
});
