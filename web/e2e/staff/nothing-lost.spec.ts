import { expect, type Page, test } from '@playwright/test';
import { drafted } from '../support/drafts';
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
import { STAFF } from '../support/site';
import { newStaffAccount } from '../support/staff-accounts';
import { StaffApi } from '../support/staff-api';

/** Sessions that end, pages that reload and people who edit the same card: nothing that was typed is lost. */

async function signInAgain(page: Page, { email, password } = STAFF): Promise<void> {
  const dialog = dialogNamed(page, 'Please log in again');
  await dialog.getByLabel('EMAIL').fill(email);
  await dialog.getByLabel('PASSWORD', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
}

const draftOffer = (page: Page) => dialogNamed(page, 'You have an unsaved draft');

test('a session that ended before saving is signed in again on the spot, after a wrong password too', async ({
  page,
}) => {
  const session = await openAsStaff(page);
  const lastName = newLastName('Sesion');
  await fillRequired(page, lastName);
  await fillTeam(page, 1, 'Dragón', 2022, 2024);
  await page.getByLabel('Upload Profile Image').setInputFiles(await picture('portrait.jpg', '#884400'));
  await session.logOut();
  await saveButton(page).click();
  const dialog = dialogNamed(page, 'Please log in again');
  await dialog.getByLabel('EMAIL').fill(STAFF.email);
  await dialog.getByLabel('PASSWORD', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  const popup = dialogNamed(page, 'Authentication Error');
  await expect(popup).toContainText('Wrong credentials');
  await popup.getByRole('button', { name: 'Try again' }).click();
  await expect(popup).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('PASSWORD', { exact: true }).fill(STAFF.password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await finishSaving(page);
  const card = await (await StaffApi.signIn()).onlyCardNamed(lastName);
  expect(card).toMatchObject({ career: [{ team: 'Dragón' }] });
  expect(card.cardImageUrl).toContain('/upfield/');
});

test('a sign-in that is put off leaves the form as it was, and the next save asks again', async ({ page }) => {
  const session = await openAsStaff(page);
  const lastName = newLastName('Luego');
  await fillRequired(page, lastName);
  await session.logOut();
  await saveButton(page).click();
  await expect(dialogNamed(page, 'Please log in again')).toBeVisible();
  await page.keyboard.press('Escape');
  const failed = dialogNamed(page, 'Create Player Error');
  await expect(failed).toContainText('Sign in first.');
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await saveButton(page).click();
  await signInAgain(page);
  await finishSaving(page);
  await (await StaffApi.signIn()).onlyCardNamed(lastName);
});

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

test('a reload after the session ended leads over the sign-in back to the draft', async ({ page }) => {
  const session = await openAsStaff(page);
  const lastName = newLastName('Vencida');
  await fillRequired(page, lastName);
  await session.logOut();
  await page.reload();
  await expect(page).toHaveURL(/\/admin/);
  await page.getByLabel('EMAIL').fill(STAFF.email);
  await page.getByLabel('PASSWORD', { exact: true }).fill(STAFF.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await draftOffer(page).getByRole('button', { name: 'Use the draft' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
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

/** How many drafts this browser keeps. */
const keptDrafts = async (page: Page) => (await drafted(page, 'lastName')).length;

/** Ends a tab as a crash does: nothing of it runs once more. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

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

/** Ends the session of every tab, as logging out in one of them does. */
const endSessionElsewhere = async (page: Page) => {
  const other = await page.context().newPage();
  await other.goto('/admin');
  await other.evaluate(() => localStorage.clear());
  await other.close();
};

test('a session that ends under a form: its draft stays its owner’s, and is offered to nobody else', async ({
  page,
  context,
}) => {
  const [mine, theirs] = [newLastName('Mía'), newLastName('Suya')];
  await openAsStaff(page);
  await page.getByLabel('Last name').fill(mine);
  await endSessionElsewhere(page);
  await expect(dialogNamed(page, 'Please log in again')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('GPA').fill('3.6');
  await expect.poll(() => drafted(page, 'gpa')).toEqual(['3.6']);
  await crash(page);

  const account = await newStaffAccount();
  const second = await context.newPage();
  await openAsStaff(second, '/player-cards/create', account);
  await second.getByLabel('Last name').fill(theirs);
  await endSessionElsewhere(second);
  await signInAgain(second, account);
  await expect(dialogNamed(second, 'Please log in again')).toBeHidden();
  await second.getByLabel('GPA').fill('2.1');
  await expect.poll(() => drafted(second, 'gpa')).toEqual(expect.arrayContaining(['3.6', '2.1']));
  await expect(draftOffer(second)).toBeHidden();
  await expect(second.getByLabel('Last name')).toHaveValue(theirs);
  await crash(second);

  const first = await context.newPage();
  await openAsStaff(first);
  await draftOffer(first).getByRole('button', { name: 'Use the draft' }).click();
  await expect(first.getByLabel('Last name')).toHaveValue(mine);
  await expect(first.getByLabel('GPA')).toHaveValue('3.6');
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

test('logging out with a changed form asks first, then takes the draft along', async ({ page }) => {
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

test.describe('two people edit one card', () => {
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

  test('nothing is asked when the other one only took the card out of view', async ({ page }) => {
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
});
