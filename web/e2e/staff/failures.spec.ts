import { expect, type Page, test } from '@playwright/test';
import { draftOffer } from '../support/drafts';
import { cut, hold, loseAnswer } from '../support/network';
import { heavyPicture, picture } from '../support/pictures';
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
import { startUploadCutter } from '../support/upload-cutter';

/** Saves that go wrong on the way: what was typed stays, and the database ends with one whole card. */

const CREATE = '**/api/player-cards/create';
const CREATE_CAREER = '**/api/player-cards-career/create';
const UPDATE_CAREERS = '**/api/player-cards-career/update/*';
const UPLOAD = '**/api/player-cards/upload-image';

async function confirm(page: Page, title: string, ...texts: string[]): Promise<void> {
  const dialog = dialogNamed(page, title);
  for (const text of texts) await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

test('an upload cut in the middle is reported, and saving again sends the picture without choosing it anew', async ({
  browser,
}) => {
  const line = await startUploadCutter();
  const page = await browser.newPage({ proxy: { server: line.address } });
  const api = await openAsStaff(page);
  const lastName = newLastName('Corte');
  await fillRequired(page, lastName);
  await page.getByLabel('Upload Profile Image').setInputFiles(await heavyPicture('portrait.jpg'));
  line.cutAfter(400_000);
  await saveButton(page).click();
  await confirm(page, 'Create Player Error', 'Failed to upload image', 'What you typed is still here.');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await api.cardsNamed(lastName)).toEqual([]);

  line.mend();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await saveButton(page).click();
  await finishSaving(page);
  expect((await api.onlyCardNamed(lastName)).cardImageUrl).toContain('/upfield/');
  await page.close();
  await line.stop();
});

test('careers that fail after the card was made are completed by saving again, on the same card', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Carrera');
  await fillRequired(page, lastName);
  await fillTeam(page, 1, 'Marathón', 2022, null);
  await page.getByRole('button', { name: 'Add team' }).click();
  await fillTeam(page, 2, 'Platense', 2019, 2022);
  await page.getByLabel('Upload Profile Image').setInputFiles(await picture('portrait.jpg', '#2b4c7e'));
  const mend = await cut(page, CREATE_CAREER);
  await saveButton(page).click();
  await confirm(page, 'Create Player Error', 'Failed to create career records', 'The card itself is saved.');
  expect((await api.onlyCardNamed(lastName)).career).toMatchObject([{ team: 'Marathón', isCurrent: true }]);
  await expect(teamRow(page, 2).getByLabel('Team', { exact: true })).toHaveValue('Platense');

  await mend();
  await saveButton(page).click();
  await finishSaving(page);
  const card = await api.onlyCardNamed(lastName);
  expect(card.cardImageUrl).toContain('/upfield/');
  expect(card.career).toMatchObject([
    { team: 'Marathón', startYear: 2022, isCurrent: true },
    { team: 'Platense', startYear: 2019, endYear: 2022, isCurrent: false },
  ]);
});

test('a card made without its careers can be corrected before it is saved again', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Corregida');
  await fillRequired(page, lastName);
  await fillTeam(page, 1, 'Olimpia', 2020, 2023);
  const mend = await cut(page, CREATE_CAREER);
  await saveButton(page).click();
  await confirm(page, 'Create Player Error', 'Failed to create career records');
  await mend();
  await page.getByLabel('Position').fill('Striker');
  await page.getByLabel('GPA').fill('3.1');
  await saveButton(page).click();
  await finishSaving(page);
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.1, career: [{ team: 'Olimpia' }] });
});

test('careers that fail on an update are reported, and saving again completes them', async ({ page }) => {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Cambio');
  const { id } = await api.create(lastName);
  await openAsStaff(page, `/player-cards/edit/${id}`);
  await page.getByLabel('GPA').fill('2.75');
  await fillTeam(page, 1, 'Victoria', 2021, 2024);
  const mend = await cut(page, UPDATE_CAREERS);
  await saveButton(page).click();
  await confirm(
    page,
    'Update Player Error',
    'There was an error updating the player. Please try again.',
    'Failed to update career records',
    'The card itself is saved.',
  );
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 2.75, career: [] });
  await mend();
  await saveButton(page).click();
  await finishSaving(page, 'updated');
  expect((await api.onlyCardNamed(lastName)).career).toMatchObject([{ team: 'Victoria', endYear: 2024 }]);
});

test('an answer lost on the way back makes no second card', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Respuesta');
  await fillRequired(page, lastName);
  await fillTeam(page, 1, 'Real España', 2021, 2023);
  await loseAnswer(page, CREATE);
  await saveButton(page).click();
  await confirm(page, 'Create Player Error', 'The server cannot be reached.');
  await api.onlyCardNamed(lastName);
  await page.getByLabel('Country').fill('Honduras');
  await page.getByLabel('Position').fill('Full back');
  await saveButton(page).click();
  await finishSaving(page);
  expect(await api.onlyCardNamed(lastName)).toMatchObject({
    country: 'Honduras',
    sportPosition: 'Full back',
    career: [{ team: 'Real España', startYear: 2021, endYear: 2023 }],
  });
});

test('an update whose answer was lost, changed and saved again, asks about nobody else', async ({ page }) => {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Vuelta');
  const card = await api.create(lastName, { gpa: 3, height: 170 });
  await openAsStaff(page, `/player-cards/edit/${card.id}`);
  await page.getByLabel('GPA').fill('3.5');
  await loseAnswer(page, '**/api/player-cards/*');
  await saveButton(page).click();
  await confirm(page, 'Update Player Error', 'The server cannot be reached.');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.5 });
  await page.getByLabel('GPA').fill('3.6');
  await page.getByLabel('Height (cm)').fill('171');
  await saveButton(page).click();
  await expect(dialogNamed(page, 'Player updated')).not.toContainText('somebody else');
  await finishSaving(page, 'updated');
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.6, height: 171 });
});

test('an answer lost and the page reloaded: the draft still knows which card it made', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Perdida');
  await fillRequired(page, lastName);
  await page.getByLabel('Position').fill('Winger');
  await loseAnswer(page, CREATE);
  await saveButton(page).click();
  await confirm(page, 'Create Player Error', 'The server cannot be reached.');
  await page.reload();
  await draftOffer(page).getByRole('button', { name: 'Use the draft' }).click();
  await page.getByLabel('GPA').fill('3.3');
  await saveButton(page).click();
  await finishSaving(page);
  expect(await api.onlyCardNamed(lastName)).toMatchObject({ gpa: 3.3, sportPosition: 'Winger' });
});

test('a double click, and Enter again and again on a slow network, make one card', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Doble');
  await fillRequired(page, lastName);
  const network = await hold(page, CREATE);
  const country = page.getByLabel('Country');
  await country.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(saveButton(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Creating Player' })).toHaveCount(2);
  for (const button of await page.getByRole('button', { name: 'Creating Player' }).all())
    await expect(button).toBeDisabled();
  await saveButton(page).dblclick({ force: true });
  network.letGo();
  await finishSaving(page);
  await api.onlyCardNamed(lastName);
  expect(network.held()).toBe(1);
});

test('a double click on the button makes one card', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Clic');
  await fillRequired(page, lastName);
  await saveButton(page).dblclick();
  await finishSaving(page);
  await api.onlyCardNamed(lastName);
});

test('an old picture that cannot be deleted stops nothing', async ({ page }) => {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Vieja');
  const { buffer } = await picture('old.jpg', '#777777');
  const { id, cardImageUrl } = await api.create(lastName, { cardImageUrl: await api.upload(buffer) });
  await openAsStaff(page, `/player-cards/edit/${id}`);
  const logged = page.waitForEvent('console', (message) => message.text().includes('old picture could not be deleted'));
  await cut(page, '**/api/player-cards/delete-image/*');
  await page.getByLabel('Upload Profile Image').setInputFiles(await picture('new.jpg', '#0b6b40'));
  await saveButton(page).click();
  await finishSaving(page, 'updated');
  await logged;
  expect((await api.onlyCardNamed(lastName)).cardImageUrl).not.toBe(cardImageUrl);
});

test('an upload that the server refuses stops before the card', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Rota');
  await fillRequired(page, lastName);
  // It begins as a JPEG does, which is what the browser looks at, and is none.
  const buffer = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('no picture at all')]);
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Upload Profile Image').setInputFiles(broken);
  const answer = page.waitForResponse(UPLOAD);
  await saveButton(page).click();
  expect((await answer).ok()).toBe(false);
  await confirm(page, 'Create Player Error', 'Failed to upload image');
  expect(await api.cardsNamed(lastName)).toEqual([]);
  await page.getByRole('button', { name: 'Remove profile image' }).click();
  await saveButton(page).click();
  await finishSaving(page);
  expect((await api.onlyCardNamed(lastName)).cardImageUrl).toBeNull();
});
