import { expect, type Locator, type Page, test } from '@playwright/test';
import { picture } from '../support/pictures';
import { dialogNamed, newLastName, openAsStaff, saveButton, THIS_YEAR, teamRow } from '../support/player-form';

/** Presses Tab until an element has the focus: whatever a person reaches by keyboard, this reaches. */
async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let count = 0; count < most; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}.`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

/** Chooses in a select by typing, as its keyboard handling allows everywhere. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  await tabTo(page, select);
  await page.keyboard.type(option);
  await expect(select.getByRole('option', { name: option, exact: true })).toHaveJSProperty('selected', true);
}

test('a card is made by keyboard alone', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Teclado');

  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Upload Profile Image'), 60);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await picture('portrait.jpg', '#0b6b40'));
  await tabTo(page, page.getByRole('button', { name: /^Middle of the picture/ }));
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('button', { name: 'Middle of the picture, 50 % from the left, 26 % from the top' }),
  ).toBeFocused();

  await type(page, 'First name', 'Nidia');
  await type(page, 'Last name', lastName);
  await choose(page, 'Sport', "Soccer-Women's Soccer");
  await type(page, 'Position', 'Goalkeeper');
  await type(page, 'Country', 'Guatemala');

  await tabTo(page, page.getByRole('button', { name: 'Open calendar' }));
  await page.keyboard.press('Enter');
  const calendar = dialogNamed(page, 'Choose a date');
  await expect(calendar.getByRole('gridcell').getByRole('button').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open calendar' })).toBeFocused();
  await expect(page.getByLabel('Date of birth', { exact: true })).toHaveValue(`01/02/${THIS_YEAR - 17}`);

  await choose(page, 'High school graduation year', String(THIS_YEAR + 1));
  await choose(page, 'College enrollment expected year', String(THIS_YEAR + 2));
  await type(page, 'GPA', '3.6');
  await tabTo(page, teamRow(page, 1).getByLabel('Team', { exact: true }));
  await page.keyboard.insertText('Comunicaciones');
  await tabTo(page, teamRow(page, 1).getByLabel('Start year'));
  await page.keyboard.insertText('2021');
  await tabTo(page, teamRow(page, 1).getByLabel('Current team'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add team' }));
  await page.keyboard.press('Enter');
  await expect(teamRow(page, 2).getByLabel('Team', { exact: true })).toBeFocused();
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');

  const done = dialogNamed(page, 'Player created');
  await expect(done).toHaveAccessibleDescription('Player has been created successfully!');
  await expect(done.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/player-cards-detail\/\w+$/);
  expect(await api.onlyCardNamed(lastName)).toMatchObject({
    country: 'Guatemala',
    dateOfBirth: `${THIS_YEAR - 17}-01-02`,
    career: [{ team: 'Comunicaciones', startYear: 2021, isCurrent: true }],
  });
});

test('the calendar keeps the focus inside, and Escape gives it back', async ({ page }) => {
  await openAsStaff(page);
  const opener = page.getByRole('button', { name: 'Open calendar' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const calendar = dialogNamed(page, 'Choose a date');
  await expect(calendar).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(calendar.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
});

test('errors are announced, the summary leads to each field, and a dialog gives the focus back', async ({ page }) => {
  await openAsStaff(page);
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: '7 fields need attention before this card can be saved.' });
  await expect(summary).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const name of ['Last name', 'Sport', 'Country', 'Date of birth', 'College enrollment expected year']) {
    await summary.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
    await expect(field).toBeInViewport();
  }

  await page.getByLabel('Last name').fill('Escape');
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  const leave = dialogNamed(page, 'Leave without saving?');
  await expect(leave).toBeVisible();
  for (let count = 0; count < 4; count++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('body > * :focus').and(page.locator('dialog *'))).toHaveCount(await focusInPage(page));
  }
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test('the first field with an error gets the focus once, and does not take it back', async ({ page }) => {
  await openAsStaff(page);
  await page
    .getByLabel('First name')
    .evaluate((field) =>
      field.addEventListener('focus', () => document.getElementById('lastName')?.focus(), { once: true }),
    );
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'need attention' })).toBeVisible();
  // A task of its own, as the second focus would be.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(page.getByLabel('Last name', { exact: true })).toBeFocused();
});

/** 1 while something of the page has the focus, 0 while the browser's own controls have it, which a modal dialog allows. */
const focusInPage = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body || document.activeElement === null ? 0 : 1));

test('every control has a name, and what it belongs to', async ({ page }) => {
  await openAsStaff(page);
  await page.getByRole('button', { name: 'Add team' }).click();
  const form = page.getByRole('main');
  const roles = ['textbox', 'combobox', 'checkbox', 'button', 'link'] as const;
  for (const role of roles) {
    const controls = await form.getByRole(role).all();
    expect(controls.length, role).toBeGreaterThan(0);
    for (const control of controls) await expect(control).toHaveAccessibleName(/\S/);
  }
  for (const name of ['Basic Information', 'Academic Information', 'Career Information', 'Additional Information'])
    await expect(form.getByRole('heading', { name })).toBeVisible();
  await expect(teamRow(page, 2)).toBeVisible();
  for (const label of ['First name', 'Last name', 'Sport', 'Country', 'Date of birth'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required');
});
