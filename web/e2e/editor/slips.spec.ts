import type { Page } from '@playwright/test';
import { newEditor } from '../support/admin-editors';
import { test } from '../support/visitor';
import { ADMIN_URL, expect, openForm, publish, save, signIn } from './admin-panel';

/** What an editor of the admin sees: nothing that harms by a slip. */

test.describe.configure({ timeout: 300_000 });
test.use({ actionTimeout: 60_000 });

const bins = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an editor sees leads first, no settings, no models, and cards for reading alone', async ({ page }) => {
  await signIn(page, ADMIN_URL, await newEditor());
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create new entry' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Content-Type Builder' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Player card', exact: true }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByLabel(/^High school graduation/)).toHaveValue(/^20\d\d$/);
  await expect(page.getByLabel(/^Last name/)).toBeDisabled();
  await expect(publish(page)).toHaveCount(0);
});

test('bins ask first, required parts have none, and Publish stays in view', async ({ page }) => {
  const unknown: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) unknown.push(response.url());
  });
  await signIn(page, ADMIN_URL, await newEditor());
  await openForm(page, 'Page: Home');
  await expect(bins(page, 'Remove this part').first()).toBeVisible();
  const head = page.getByText('Head', { exact: true }).locator('xpath=ancestor::div[button or ./div/button][1]');
  await expect(head.getByRole('button', { name: 'Remove this part' })).toHaveCount(0);

  const entries = bins(page, 'Remove this entry');
  const count = await entries.count();
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await entries.first().click();
  expect(questions).toEqual(['Remove this entry with all that stands in it?']);
  await expect(entries).toHaveCount(count);
  page.once('dialog', (dialog) => void dialog.accept());
  await entries.first().click();
  await expect(entries).toHaveCount(count - 1);

  await entries.last().scrollIntoViewIfNeeded();
  await expect(save(page)).toBeInViewport();
  await expect(publish(page)).toBeInViewport();
  expect(unknown).toEqual([]);
});
