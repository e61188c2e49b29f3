import type { Page } from '@playwright/test';
import { dialogNamed } from './player-form';
import { STAFF } from './site';

/** Signs in on the staff screen and waits for the screen that follows. */
export async function signIn(page: Page, password = STAFF.password): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('EMAIL').fill(STAFF.email);
  await page.getByLabel('PASSWORD', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
}

/** Signs in again in the dialog that a form shows once its session has ended. */
export async function signInAgain(page: Page, { email, password } = STAFF): Promise<void> {
  const dialog = dialogNamed(page, 'Please log in again');
  await dialog.getByLabel('EMAIL').fill(email);
  await dialog.getByLabel('PASSWORD', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
}
