import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { dialogNamed, newLastName } from '../support/player-form';
import { startSession } from '../support/staff';
import type { StaffApi } from '../support/staff-api';

/** Several cards of the list at once, and cards that were just deleted. */

const test = base.extend<{ team: { lastName: string; staff: StaffApi } }>({
  team: async ({ page }, use) => {
    const staff = await startSession(page);
    const lastName = newLastName('Varias');
    for (const name of ['Ada', 'Bea', 'Cloe']) await staff.create(lastName, { name });
    await page.goto(`/player-cards/manage?q=${encodeURIComponent(lastName)}&sort=player`);
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    await use({ lastName, staff });
    for (const { id } of await staff.cardsNamed(lastName)) await staff.remove(id);
  },
});

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected cards' });

test('selected cards are hidden and shown together', async ({ page, team: { lastName, staff } }) => {
  const listed = async () => (await staff.cardsNamed(lastName)).map((card) => `${card.name} ${card.listed}`).sort();
  await expect(bar(page)).toHaveCount(0);
  await box(page, `Ada ${lastName}`).check();
  await box(page, `Cloe ${lastName}`).check();
  await expect(bar(page)).toContainText('2 cards selected');
  await bar(page).getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('2 cards were changed.')).toBeVisible();
  expect(await listed()).toEqual(['Ada false', 'Bea true', 'Cloe false']);
  await page.getByRole('checkbox', { name: 'Select all cards of this page' }).check();
  await expect(bar(page)).toContainText('3 cards selected');
  await bar(page).getByRole('button', { name: 'Make public' }).click();
  await expect(page.getByText('3 cards were changed.')).toBeVisible();
  expect(await listed()).toEqual(['Ada true', 'Bea true', 'Cloe true']);
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('the consent of selected cards is recorded one after the other, and they are exported', async ({
  page,
  team: { lastName, staff },
}) => {
  await box(page, `Ada ${lastName}`).check();
  await box(page, `Cloe ${lastName}`).check();
  await bar(page).getByRole('button', { name: 'Record consent' }).click();
  const dialog = dialogNamed(page, 'Guardian’s consent');
  await expect(dialog).toContainText(`the card of Ada ${lastName}`);
  await dialog.getByLabel('Person who agreed').fill('Rosa Prueba');
  await dialog.getByLabel('Date of consent').fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Save and next (1 left)' }).click();
  await expect(dialog).toContainText(`the card of Cloe ${lastName}`);
  await dialog.getByLabel('Person who agreed').fill('Rosa Prueba');
  await dialog.getByRole('button', { name: 'Save consent' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Record consent' })).toBeDisabled();

  const downloading = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Export (CSV)' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('player-cards.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain(`"${lastName}","Ada"`);
  expect(text).toContain('"Rosa Prueba","2026-01-05"');
  expect(text).not.toContain('"Bea"');
  const consents = (await staff.cardsNamed(lastName)).map(({ name, consent }) => [name, consent?.givenBy]);
  expect(Object.fromEntries(consents)).toEqual({ Ada: 'Rosa Prueba', Bea: undefined, Cloe: 'Rosa Prueba' });
});

test('a position and a sport are found by the search', async ({ page, team: { lastName } }) => {
  const search = page.getByLabel('Search cards');
  await search.fill(`${lastName} winger women`);
  await expect(page.getByText('1–3 of 3 cards.')).toBeVisible();
  await search.fill(`${lastName} goalkeeper`);
  await expect(page.getByText('No card matches.')).toBeVisible();
});

test('a deleted card is found for ten minutes, and comes back', async ({ page, team: { lastName, staff } }) => {
  const [card] = (await staff.cardsNamed(lastName)).filter(({ name }) => name === 'Bea');
  await staff.remove(card?.id ?? '');
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: /^Deleted in the last 10 minutes/ }).click();
  await expect(page).toHaveURL(/status=deleted/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Bea/ })).toContainText('Deleted');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page, 'deleted cards');
  await page.getByRole('button', { name: `Restore Bea ${lastName}` }).click();
  await expect(page.getByText('No card matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  expect((await staff.cardsNamed(lastName)).map(({ name }) => name).sort()).toEqual(['Ada', 'Bea', 'Cloe']);
});

test('the list is one press away from the menu, beside Logout', async ({ page, team }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Manage cards' }).click();
  await expect(page).toHaveURL(/\/player-cards\/manage$/);
  expect(team.lastName).toBeTruthy();
});
