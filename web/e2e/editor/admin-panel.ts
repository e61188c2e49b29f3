import { type Page, expect as soon } from '@playwright/test';
import type { AdminAccount } from '../support/admin-editors';
import { ADMIN, CMS_PORT } from '../support/site';

/** The admin as an editor opens it: the same host name as the site's, so that a preview within it keeps its cookie. */
export const ADMIN_URL = `http://localhost:${CMS_PORT}/admin`;

/** The admin is one large script: on a small machine a screen of it takes longer than a page of the site. */
export const expect = soon.configure({ timeout: 60_000 });

/** Signs in to the admin through its own screen. @param account the first administrator without one */
export async function signIn(page: Page, admin = ADMIN_URL, account: AdminAccount = ADMIN): Promise<void> {
  await page.goto(`${admin}/auth/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
}

/**
 * Opens a page's form from the menu.
 * @param name of the single type, such as `Page: Home`
 */
export async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  // The form takes its values anew until its buttons are there.
  await expect(save(page)).toBeVisible();
}

/** A field of the form by its path: labels such as “Heading” stand in several parts of a page. */
export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/** What the admin says after an action. */
export const answer = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
