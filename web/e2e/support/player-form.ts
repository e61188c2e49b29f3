import { expect, type Locator, type Page } from '@playwright/test';
import { STAFF } from './site';
import { startSession } from './staff';
import type { StaffApi } from './staff-api';

export const THIS_YEAR = new Date().getFullYear();

/** A last name that no other journey uses. */
export const newLastName = (start: string): string => `${start} ${Math.random().toString(36).slice(2, 9)}`;

/**
 * Opens a staff page with a session of its own, without the sign-in screen.
 * @returns the API under the same session, so that a journey can end it
 */
export async function openAsStaff(page: Page, path = '/player-cards/create', account = STAFF): Promise<StaffApi> {
  const api = await startSession(page, account);
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^(Create|Update) Player$/ })).toBeVisible();
  await expect(sportSelect(page)).toBeEnabled();
  return api;
}

/** Calls that change something at the server, from now on. */
export function collectWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT', 'DELETE'].includes(request.method())) writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

export const sportSelect = (page: Page): Locator => page.getByLabel('Sport', { exact: true });
export const birthDate = (page: Page): Locator => page.getByLabel('Date of birth', { exact: true });
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Create|Update|Creating|Updating) Player$/ }).and(page.locator('[type=submit]'));

/** Fills what a new player must have. */
export async function fillRequired(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('First name').fill('Ximena');
  await page.getByLabel('Last name').fill(lastName);
  await sportSelect(page).selectOption({ label: "Soccer-Women's Soccer" });
  await page.getByLabel('Country').fill('El Salvador');
  await birthDate(page).fill('03/14/2009');
  await page.getByLabel('High school graduation year').selectOption(String(THIS_YEAR + 1));
  await page.getByLabel('College enrollment expected year').selectOption(String(THIS_YEAR + 2));
}

export const teamRow = (page: Page, number: number): Locator => page.getByRole('group', { name: `Team ${number}` });

/** @param end null marks the current team */
export async function fillTeam(page: Page, number: number, team: string, start: number, end: number | null) {
  const row = teamRow(page, number);
  await row.getByLabel('Team', { exact: true }).fill(team);
  await row.getByLabel('Start year').fill(String(start));
  if (end === null) await row.getByLabel('Current team').check();
  else await row.getByLabel('End year').fill(String(end));
}

/** The dialog with the result of a save. */
export const dialogNamed = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Waits for the success dialog and leaves it to the player's page. */
export async function finishSaving(page: Page, kind: 'created' | 'updated' = 'created'): Promise<void> {
  const done = page.getByRole('dialog').filter({ hasText: `Player has been ${kind} successfully!` });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/player-cards-detail\/\w+$/);
}

/** Expects a field to say, to eyes and to screen readers, exactly this (and its hint, where it has one); null for a field in order. */
export async function expectProblem(field: Locator, message: string | null): Promise<void> {
  const hint = field.page().locator(`[id="${await field.getAttribute('id')}-hint"]`);
  const said = [message, ...(await hint.allTextContents())].filter(Boolean).join(' ');
  await expect(field).toHaveAccessibleDescription(said);
  if (message === null) await expect(field).not.toHaveAttribute('aria-invalid');
  else await expect(field).toHaveAttribute('aria-invalid', 'true');
}
