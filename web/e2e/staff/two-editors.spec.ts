import { expect, type Page, test } from '@playwright/test';
import { picture } from '../support/pictures';
import { dialogNamed, finishSaving, newLastName, openAsStaff, saveButton } from '../support/player-form';
import { StaffApi } from '../support/staff-api';

/** Two people edit one card. */

async function editedByTwo(page: Page) {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Dos');
  const card = await api.create(lastName, { gpa: 3 });
  await openAsStaff(page, `/player-cards/edit/${card.id}`);
  return { api, lastName, card, conflict: dialogNamed(page, 'Two versions of this card') };
}

test('the second sees what differs and saves her own', async ({ page }) => {
  const { api, lastName, card, conflict } = await editedByTwo(page);
  await api.change(card, { country: 'Panama', gpa: 3.5 });
  await page.getByLabel('GPA').fill('3.9');
  await saveButton(page).click();
  await expect(conflict.getByRole('row', { name: 'GPA 3.9 3.5' })).toBeVisible();
  await expect(conflict.getByRole('row', { name: 'Country Honduras Panama' })).toBeVisible();
  await expect(conflict.getByRole('row')).toHaveCount(3);
  expect(await api.card(card.id)).toMatchObject({ gpa: 3.5, country: 'Panama' });
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.9, country: 'Honduras' });
});

test('the second takes what the first saved, and goes on from there', async ({ page }) => {
  const { api, lastName, card, conflict } = await editedByTwo(page);
  await api.change(card, { country: 'Panama', gpa: 3.5 });
  await page.getByLabel('GPA').fill('3.9');
  await saveButton(page).click();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel('GPA')).toHaveValue('3.5');
  await expect(page.getByLabel('Country')).toHaveValue('Panama');
  await page.getByLabel('Height (cm)').fill('171');
  await saveButton(page).click();
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.5, country: 'Panama', height: 171 });
});

test('nothing is asked when the other one only hid the card', async ({ page }) => {
  const { api, lastName, card } = await editedByTwo(page);
  await api.unlist(card.id);
  await page.getByLabel('GPA').fill('3.9');
  await saveButton(page).click();
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.9, listed: false });
});

test('a picture that the first replaced stays when the second saves her own words', async ({ page }) => {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Retrato');
  const before = await api.upload((await picture('before.jpg', '#333333')).buffer);
  const after = await api.upload((await picture('after.jpg', '#cccccc')).buffer);
  const card = await api.create(lastName, { cardImageUrl: before });
  await openAsStaff(page, `/player-cards/edit/${card.id}`);
  await api.change(card, { cardImageUrl: after });
  await api.deleteImage(before);
  await page.getByLabel('GPA').fill('3.9');
  await saveButton(page).click();
  await dialogNamed(page, 'Two versions of this card').getByRole('button', { name: 'Save mine' }).click();
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.9, cardImageUrl: after });
});
