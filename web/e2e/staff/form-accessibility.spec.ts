import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { hold } from '../support/network';
import { picture } from '../support/pictures';
import { dialogNamed, fillRequired, finishSaving, newLastName, openAsStaff, saveButton } from '../support/player-form';
import { signIn } from '../support/staff';
import { StaffApi } from '../support/staff-api';

/** axe in every state that the forms of staff can be in, on a phone and on a desk. */

// axe looks at every element of a long form, several times a test.
test.describe.configure({ timeout: 240_000 });
/** An open dialog on its way in is not what people read. */
async function expectDialogAccessible(page: Page, name: string): Promise<void> {
  await expect(dialogNamed(page, name)).toBeVisible();
  await expectAccessible(page, name);
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the player form: empty, calendar, errors, pictures, their errors, leaving', async ({ page }) => {
      await openAsStaff(page);
      await expectAccessible(page, 'empty');
      await page.getByRole('button', { name: 'Open calendar' }).click();
      await expectDialogAccessible(page, 'Choose a date');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Create Player' }).click();
      await expect(page.getByRole('alert').filter({ hasText: '7 fields' })).toBeVisible();
      await expectAccessible(page, 'errors');

      await fillRequired(page, newLastName('Acceso'));
      const card = page.getByLabel('Upload Profile Image');
      await card.setInputFiles(await picture('portrait.jpg', '#0b6b40'));
      await expect(page.getByRole('button', { name: /^Middle of the picture/ })).toBeVisible();
      await expectAccessible(page, 'picture with its ring');
      await card.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
      await page.getByRole('button', { name: 'Create Player' }).click();
      await expectDialogAccessible(page, 'Image Validation Error');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expectDialogAccessible(page, 'Leave without saving?');
    });

    test('a save: running, session over, failed, done', async ({ page }) => {
      const session = await openAsStaff(page);
      await fillRequired(page, newLastName('Acceso'));
      const network = await hold(page, '**/api/player-cards/create');
      await saveButton(page).click();
      await expect(saveButton(page)).toBeDisabled();
      // What is typed during a save would be in neither the save nor the page that follows it.
      await expect(page.getByLabel('Last name')).toBeDisabled();
      await expectAccessible(page, 'saving');
      await session.logOut();
      network.letGo();
      await expectDialogAccessible(page, 'Please log in again');
      await page.keyboard.press('Escape');
      await expectDialogAccessible(page, 'Create Player Error');
      await page.keyboard.press('Escape');
      const { token } = await StaffApi.signIn();
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      await saveButton(page).click();
      await expectDialogAccessible(page, 'Player created');
      await finishSaving(page);
    });

    test('two versions of a card, and a draft', async ({ page }) => {
      const api = await StaffApi.signIn();
      const card = await api.create(newLastName('Acceso'), { gpa: 3 });
      await openAsStaff(page, `/player-cards/edit/${card.id}`);
      await expectAccessible(page, 'edit');
      await api.change(card, { country: 'Panama', gpa: 3.5 });
      await page.getByLabel('GPA').fill('3.9');
      await saveButton(page).click();
      await expectDialogAccessible(page, 'Two versions of this card');
      await dialogNamed(page, 'Two versions of this card').getByRole('button', { name: 'Save this choice' }).click();
      await expectDialogAccessible(page, 'Two versions of this card');
      await page.keyboard.press('Escape');
      await page.reload();
      await expectDialogAccessible(page, 'You have an unsaved draft');
    });

    test('signing in: empty, what is missing, refused, forgotten, a new password', async ({ page }) => {
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeEnabled();
      await expectAccessible(page, 'sign-in');
      await page.getByRole('button', { name: 'LOGIN' }).click();
      await expectAccessible(page, 'sign-in, nothing typed');
      await page.getByRole('button', { name: /^Forgot your password/ }).click();
      await expectDialogAccessible(page, 'New password');
      await page.keyboard.press('Escape');
      await signIn(page, 'not the password');
      await expect(dialogNamed(page, 'Authentication Error')).toBeVisible();
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeEnabled();
      await expectDialogAccessible(page, 'Authentication Error');
      await page.goto('/reset-password?code=unknown');
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'new password');
    });
  });
}
