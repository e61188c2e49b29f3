import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { leadsOf } from '../support/lead-desk';
import { openAsStaff } from '../support/player-form';
import { SITE_URL } from '../support/site';
import { test } from '../support/visitor';
import { grownPlayer, LeadForm } from '../visitor/lead-form';
import { ADMIN_URL, expect, signIn } from './admin-panel';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 60_000 });

/** Sends the contact form as a family does. */
async function sendLead(page: Page, fullname: string, email: string): Promise<void> {
  await page.goto(`${SITE_URL}/contact`);
  const form = new LeadForm(page, 'Get Recruited now!');
  await form.complete({ ...grownPlayer(), fullname, email });
  await form.send.click();
  await form.expectSent(/^Received/);
}

const leadNamed = async (email: string, name: string) =>
  (await leadsOf(email)).find(({ fullname }) => fullname === name);

test('staff see a new lead, its family, set its state, take the table, and erase a person', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const email = `${randomUUID()}@example.com`;
  const [first, second] = [`=Diego ${mark}`, `Ana ${mark}`];
  await sendLead(page, first, email);
  await sendLead(page, second, email);

  await signIn(page);
  await expect(page.getByRole('heading', { name: 'New leads' })).toBeVisible();
  await expect(page.getByText(/\d+ new leads?/)).toBeVisible();
  await page.getByRole('link', { name: second }).click();

  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Same family' })).toBeVisible();
  const create = page.getByRole('link', { name: 'Create card from this lead' });
  await expect(create).toHaveAttribute('href', /^https?:.*\/player-cards\/create\?lead=\w+$/);
  const newCard = new URL(String(await create.getAttribute('href')));
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.getByRole('combobox', { name: /^State/ }).click();
  await page.getByRole('option', { name: 'contacted' }).click();
  await page.getByLabel('Notes').fill('Called on Monday.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved document' })).toBeVisible();
  expect(await leadNamed(email, first)).toMatchObject({ state: 'contacted', notes: 'Called on Monday.' });

  await page.goto(`${ADMIN_URL}/content-manager/collection-types/api::lead.lead?_q=${mark}`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Assessment request');
  await page.getByRole('combobox', { name: `State of ${second}` }).click();
  await page.getByRole('option', { name: 'Assessed' }).click();
  await expect.poll(async () => (await leadNamed(email, second))?.state).toBe('assessed');

  // The list is read again after a change, which takes the ticks away.
  await expect(async () => {
    for (const row of await rows.all()) await row.getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: 'State or owner' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'State or owner' }).click();
  const change = page.getByRole('dialog');
  await change.getByRole('combobox', { name: 'Owner' }).click();
  await page.getByRole('option', { name: 'Site Admin' }).click();
  await change.getByRole('button', { name: 'Set' }).click();
  await expect(change).toBeHidden();
  for (const name of [first, second]) {
    expect(await leadNamed(email, name)).toMatchObject({ owner: { firstname: 'Site' } });
    await expect(page.getByRole('combobox', { name: `Owner of ${name}` })).toContainText('Site Admin');
  }
  expect(await leadNamed(email, first)).toMatchObject({ state: 'contacted' });

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('leads.csv');
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toContain(`"'=Diego ${mark}","${email}"`);
  expect(table.trim().split('\r\n')).toHaveLength(3);

  await page.getByRole('link', { name: 'Personal data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
  await expectAccessible(page, 'Personal data');
  const address = page.getByLabel('Email address');
  await page.getByRole('button', { name: 'Erase their data' }).click();
  await expect(address).toHaveAccessibleDescription(/Enter a complete email address/);
  await address.fill(email);
  await page.getByRole('button', { name: 'Download their data' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^2 leads, 4 mails/ })).toBeVisible();
  await page.getByRole('button', { name: 'Erase their data' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Erased: 2 leads, 4 mails/ })).toBeVisible();
  expect(await leadsOf(email)).toEqual([]);

  // What the lead said is gone with it: the link opens an empty form.
  await openAsStaff(page, newCard.pathname + newCard.search);
  await expect(page.getByLabel('Last name')).toHaveValue('');
});

test('a card begins with what its lead says, without any of it in the address', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await sendLead(page, 'Diego José Monterrosa de la Cruz', email);
  const [lead] = await leadsOf(email);
  await openAsStaff(page, `/player-cards/create?lead=${lead?.documentId}`);
  for (const [label, value] of [
    ['First name', 'Diego José'],
    ['Last name', 'Monterrosa de la Cruz'],
    ['Country', 'El Salvador'],
    ['High school graduation year', '2026'],
    ['Date of birth', ''],
    ['Sport', ''],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(value);
  }
  expect(page.url()).not.toMatch(/Diego|Monterrosa/);
});
