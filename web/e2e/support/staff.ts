import type { Page } from '@playwright/test';
import { STAFF } from './site';
import { StaffApi } from './staff-api';

/** Signs in on the staff screen and waits for the screen that follows. */
export async function signIn(page: Page, password = STAFF.password): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('EMAIL').fill(STAFF.email);
  await page.getByLabel('PASSWORD', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
}

/** Signs in without the screen, for journeys that begin after it. @returns a client with the same session */
export async function startSession(page: Page, account = STAFF): Promise<StaffApi> {
  const api = await StaffApi.signIn(account);
  // Any page does: it only has to be the origin whose storage this is.
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('token-init-date', String(Date.now()));
  }, api.token);
  return api;
}

/** Signs in again in the dialog that a form shows once its session has ended. */
export async function signInAgain(page: Page, { email, password } = STAFF): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByLabel('EMAIL').fill(email);
  await dialog.getByLabel('PASSWORD', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
}
