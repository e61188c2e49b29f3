import { expect, test } from '@playwright/test';
import { crash, draftOffer, keptDrafts } from '../support/drafts';
import { heavyPicture } from '../support/pictures';
import {
  dialogNamed,
  fillRequired,
  fillTeam,
  finishSaving,
  newLastName,
  openAsStaff,
  saveButton,
  teamRow,
} from '../support/player-form';
import { StaffApi } from '../support/staff-api';

/** Pages that reload, close or crash: what was typed is kept as a draft, and offered when the form is opened again. */

test('a reload in the middle offers the draft, pictures included', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Recarga');
  await fillRequired(page, lastName);
  await fillTeam(page, 1, 'Isidro Metapán', 2021, null);
  await page.getByLabel('Upload Profile Image').setInputFiles(await heavyPicture('portrait.jpg'));
  await page.getByLabel('GPA').fill('3.42');
  await page.reload();
  await expect(draftOffer(page)).toBeVisible();
  await draftOffer(page).getByRole('button', { name: 'Use the draft' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await expect(page.getByLabel('GPA')).toHaveValue('3.42');
  await expect(teamRow(page, 1).getByLabel('Current team')).toBeChecked();
  await expect(teamRow(page, 1).getByLabel('End year')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove profile image' })).toBeVisible();
  await saveButton(page).click();
  await finishSaving(page);
  expect((await api.onlyCardNamed(lastName)).cardImageUrl).toContain('/upfield/');
  await page.goto('/player-cards/create');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(draftOffer(page)).toBeHidden();
});

test('leaving asks first, keeps the draft, and a discarded one is gone', async ({ page }) => {
  const lastName = newLastName('Salida');
  await openAsStaff(page);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const leave = dialogNamed(page, 'Leave without saving?');
  await leave.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
  // The form has gone, and its question about leaving with it.
  await expect(page.getByRole('heading', { level: 1, name: 'Player Cards' })).toBeVisible();
  await page.goBack();
  await draftOffer(page).getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await expect(draftOffer(page)).toBeHidden();
});

test('Escape leaves an offered draft where it is, and the form goes on beside it', async ({ page }) => {
  const [older, newer] = [newLastName('Vieja'), newLastName('Nueva')];
  await openAsStaff(page);
  await page.getByLabel('Last name').fill(older);
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.reload();
  await expect(draftOffer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(draftOffer(page)).toBeHidden();
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await page.getByLabel('Last name').fill(newer);
  await expect.poll(() => keptDrafts(page)).toBe(2);
  await page.reload();
  await draftOffer(page).getByRole('button', { name: 'Use the draft' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(newer);
});

test('two tabs on one card: a save in one leaves the draft of the other, which crashed', async ({ page, context }) => {
  const api = await StaffApi.signIn();
  const card = await api.create(newLastName('Pestañas'));
  const path = `/player-cards/edit/${card.id}`;
  await openAsStaff(page, path);
  const other = await context.newPage();
  await openAsStaff(other, path);
  await page.getByLabel('Height (cm)').fill('171');
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await other.getByLabel('GPA').fill('3.7');
  await expect.poll(() => keptDrafts(page)).toBe(2);
  await saveButton(page).click();
  await finishSaving(page, 'updated');
  await crash(other);

  await page.goto(path);
  await draftOffer(page).getByRole('button', { name: 'Use the draft' }).click();
  await expect(page.getByLabel('GPA')).toHaveValue('3.7');
});

test('two new players in two tabs: neither draft takes the place of the other', async ({ page, context }) => {
  const [first, second] = [newLastName('Primera'), newLastName('Segunda')];
  await openAsStaff(page);
  await page.getByLabel('Last name').fill(first);
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const other = await context.newPage();
  await openAsStaff(other);
  await expect(draftOffer(other)).toBeHidden();
  await other.getByLabel('Last name').fill(second);
  await expect.poll(() => keptDrafts(page)).toBe(2);
  await crash(other);
  await crash(page);

  const third = await context.newPage();
  await third.goto('/player-cards/create');
  await draftOffer(third).getByRole('button', { name: 'Use the draft' }).click();
  await expect(third.getByLabel('Last name')).toHaveValue(second);
  const fourth = await context.newPage();
  await fourth.goto('/player-cards/create');
  await draftOffer(fourth).getByRole('button', { name: 'Use the draft' }).click();
  await expect(fourth.getByLabel('Last name')).toHaveValue(first);
});

test('logging out with a changed form asks first, then deletes the draft', async ({ page }) => {
  await openAsStaff(page);
  await page.getByLabel('Last name').fill(newLastName('Adios'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  const question = dialogNamed(page, 'Log out without saving?');
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  await openAsStaff(page);
  await expect(draftOffer(page)).toBeHidden();
  await expect(page.getByLabel('Last name')).toHaveValue('');
});
