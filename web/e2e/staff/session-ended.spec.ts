import { expect, type Page, test } from '@playwright/test';
import { crash, drafted, draftOffer } from '../support/drafts';
import { picture } from '../support/pictures';
import {
  dialogNamed,
  fillRequired,
  fillTeam,
  finishSaving,
  newLastName,
  openAsStaff,
  saveButton,
} from '../support/player-form';
import { STAFF } from '../support/site';
import { signInAgain } from '../support/staff';
import { newStaffAccount } from '../support/staff-accounts';
import { StaffApi } from '../support/staff-api';

/** A session that ends while somebody writes: nothing that was typed is lost, and nobody else sees it. */

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
  await expect(failed).toContainText('Log in first.');
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await saveButton(page).click();
  await signInAgain(page);
  await finishSaving(page);
  await (await StaffApi.signIn()).onlyCardNamed(lastName);
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
