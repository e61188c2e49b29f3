import type { Page } from '@playwright/test';
import { STAFF } from './site';

/** Signs in on the staff screen and waits for the screen that follows. */
export async function signIn(page: Page, password = STAFF.password): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('EMAIL').fill(STAFF.email);
  await page.getByLabel('PASSWORD', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
}
