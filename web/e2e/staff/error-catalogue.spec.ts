import { expect, type Page, test } from '@playwright/test';
import { cut } from '../support/network';
import { picture } from '../support/pictures';
import {
  birthDate,
  dialogNamed,
  expectProblem,
  fillRequired,
  fillTeam,
  newLastName,
  openAsStaff,
  saveButton,
  sportSelect,
} from '../support/player-form';
import { signIn } from '../support/staff';
import { StaffApi } from '../support/staff-api';

/** The error catalogue of specification §8, row by row: what happened, and exactly what the person reads. */

const logged = (page: Page, text: string) =>
  page.waitForEvent(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && message.text().includes(text),
  );

/** Cuts one call, saves, and expects the dialog with these sentences, and the details in the log. */
async function failedSave(page: Page, address: string, title: string, ...sentences: string[]): Promise<void> {
  await cut(page, address);
  const details = logged(page, 'The card could not be saved.');
  await saveButton(page).click();
  const dialog = dialogNamed(page, title);
  for (const sentence of sentences) await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
  await details;
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(saveButton(page)).toBeFocused();
}

test('login failure', async ({ page }) => {
  await signIn(page, 'not the password');
  const popup = dialogNamed(page, 'Authentication Error');
  await expect(popup.getByText('Wrong credentials', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByText('Wrong credentials', { exact: true }).filter({ visible: true })).toBeVisible();
});

test('token renewal failure', async ({ page }) => {
  const session = await openAsStaff(page);
  await session.logOut();
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/player-cards/create');
  await expect(page).toHaveURL(/\/admin$/);
});

test('image upload failure, then general create failure', async ({ page }) => {
  await openAsStaff(page);
  await fillRequired(page, newLastName('Catalogo'));
  await page.getByLabel('Upload Profile Image').setInputFiles(await picture('portrait.jpg', '#0b6b40', 300, 384));
  const unreachable = 'The server cannot be reached. Check your connection and try again.';
  await failedSave(
    page,
    '**/api/player-cards/upload-image',
    'Create Player Error',
    'Failed to upload image',
    unreachable,
  );
  await page.getByRole('button', { name: 'Remove profile image' }).click();
  await failedSave(page, '**/api/player-cards/create', 'Create Player Error', unreachable);
});

test('career create failure', async ({ page }) => {
  await openAsStaff(page);
  await fillRequired(page, newLastName('Catalogo'));
  await fillTeam(page, 1, 'Luis Ángel Firpo', 2020, 2022);
  const sentence = 'Failed to create career records';
  await failedSave(page, '**/api/player-cards-career/create', 'Create Player Error', sentence);
});

test('update failure, then career update failure', async ({ page }) => {
  const api = await StaffApi.signIn();
  const { id } = await api.create(newLastName('Catalogo'));
  await openAsStaff(page, `/player-cards/edit/${id}`);
  const general = 'There was an error updating the player. Please try again.';
  await failedSave(page, `**/api/player-cards/${id}`, 'Update Player Error', general);
  await page.unroute(`**/api/player-cards/${id}`);
  const careers = 'Failed to update career records';
  await failedSave(page, '**/api/player-cards-career/update/*', 'Update Player Error', general, careers);
});

test('sports list failure', async ({ page }) => {
  const { token } = await StaffApi.signIn();
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await cut(page, '**/api/sports');
  const details = logged(page, 'The sports could not be loaded.');
  await page.goto('/player-cards/create');
  await expectProblem(sportSelect(page), 'The sports could not be loaded. Reload the page: what you typed is kept.');
  await expect(sportSelect(page).getByRole('option')).toHaveCount(1);
  await details;
});

test('single card failure', async ({ page }) => {
  await openAsStaff(page);
  const details = logged(page, 'The card could not be loaded.');
  await page.goto('/player-cards/edit/nosuchplayer');
  await expect(page.getByRole('heading', { name: 'Player not found' })).toBeVisible();
  await expect(page.getByText('nosuchplayer')).toBeVisible();
  await expect(page.getByText('No player card has this id. Look for the player in the list of cards.')).toBeVisible();
  await details;
  await page.getByRole('link', { name: 'Back to Players' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
});

test('date picker invalid input', async ({ page }) => {
  await openAsStaff(page);
  await birthDate(page).fill('31/02/2008');
  await birthDate(page).blur();
  await expectProblem(birthDate(page), 'Date input not valid.');
});
