import { expect, type Page, test } from '@playwright/test';
import { picture } from '../support/pictures';
import { dialogNamed, fillTeam, finishSaving, newLastName, openAsStaff, saveButton } from '../support/player-form';
import { StaffApi } from '../support/staff-api';

/** Two people edit one card: what only one of them changed is merged, and only what both changed is asked. */

async function editedByTwo(page: Page) {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Dos');
  const card = await api.create(lastName, { gpa: 3, height: 170 });
  await openAsStaff(page, `/player-cards/edit/${card.id}`);
  return { api, lastName, card, conflict: dialogNamed(page, 'Two versions of this card') };
}

test('what each of them changed alone is kept without a question, careers too', async ({ page }) => {
  const { api, lastName, card, conflict } = await editedByTwo(page);
  await api.change(card, { country: 'Panama', gpa: 3.5 });
  await page.getByLabel('Height (cm)').fill('171');
  await fillTeam(page, 1, 'Águila', 2022, 2023);
  await saveButton(page).click();
  const done = dialogNamed(page, 'Player updated');
  await expect(done).toContainText('What somebody else changed meanwhile is kept: Country, GPA.');
  await expect(conflict).toBeHidden();
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({
    gpa: 3.5,
    country: 'Panama',
    height: 171,
    career: [{ team: 'Águila', startYear: 2022, endYear: 2023 }],
  });
});

test('teams that each of them added stand together', async ({ page }) => {
  const { api, lastName, card, conflict } = await editedByTwo(page);
  await api.change(card, { gpa: 3.5 });
  await api.replaceTeams(card.id, [{ team: 'Alianza', startYear: 2020, endYear: 2021 }]);
  await fillTeam(page, 1, 'Águila', 2022, 2023);
  await saveButton(page).click();
  const done = dialogNamed(page, 'Player updated');
  await expect(done).toContainText('What somebody else changed meanwhile is kept: GPA, Career.');
  await expect(conflict).toBeHidden();
  await finishSaving(page, 'updated');
  const { career } = await api.onlyCardNamed(lastName);
  expect(career.map(({ team }) => team)).toEqual(['Águila', 'Alianza']);
});

test('only the field that both changed is asked; a choice is needed, and each can be saved', async ({ page }) => {
  const { api, lastName, card, conflict } = await editedByTwo(page);
  await api.change(card, { country: 'Panama', gpa: 3.5, height: 180 });
  await page.getByLabel('GPA').fill('3.9');
  await page.getByLabel('Height (cm)').fill('175');
  await page.getByLabel('TOEFL').fill('90');
  await saveButton(page).click();
  await expect(conflict.getByRole('group')).toHaveCount(2);
  await expect(conflict).toContainText('What somebody else changed meanwhile is kept: Country.');
  const [height, gpa] = [
    conflict.getByRole('group', { name: 'Height (cm)' }),
    conflict.getByRole('group', { name: 'GPA' }),
  ];
  await expect(gpa.getByRole('radio', { checked: true })).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect(conflict.getByText('Choose a version of each field.')).toBeVisible();
  await expect(height.getByRole('radio').first()).toBeFocused();
  expect(await api.card(card.id)).toMatchObject({ gpa: 3.5, height: 180 });

  await gpa.getByRole('radio', { name: 'Theirs 3.5' }).check();
  await height.getByRole('radio', { name: 'Yours 175' }).check();
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({
    ...{ gpa: 3.5, height: 175, toeflScore: 90, country: 'Panama' },
  });
});

test('a question that is left changes nothing, and nothing typed is lost', async ({ page }) => {
  const { api, card, conflict } = await editedByTwo(page);
  await api.change(card, { gpa: 3.5 });
  await page.getByLabel('GPA').fill('3.9');
  await page.getByLabel('TOEFL').fill('90');
  await saveButton(page).click();
  await conflict.getByRole('button', { name: 'Back to the form' }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel('GPA')).toHaveValue('3.9');
  await expect(page.getByLabel('TOEFL')).toHaveValue('90');
  expect(await api.card(card.id)).toMatchObject({ gpa: 3.5, toeflScore: null });
  await saveButton(page).click();
  await expect(conflict).toBeVisible();
});

test('a save that fails after a merge shows what was merged, and the next one does not revert it', async ({ page }) => {
  const { api, lastName, card } = await editedByTwo(page);
  await api.change(card, { country: 'Panama' });
  await page.getByLabel('GPA').fill('3.9');
  await page.route('**/api/player-cards-career/update/*', (route) => route.abort(), { times: 1 });
  await saveButton(page).click();
  await dialogNamed(page, 'Update Player Error').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Country')).toHaveValue('Panama');
  await saveButton(page).click();
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.9, country: 'Panama' });
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
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.9, cardImageUrl: after });
});
