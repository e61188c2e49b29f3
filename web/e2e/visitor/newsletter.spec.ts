import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import { visit } from '../public/visit';
import { ContentManager, TemporaryEdits, withPart } from '../support/content';
import { mailsTo, readable } from '../support/mailbox';
import { SITE_URL } from '../support/site';
import { from, newAddress, test } from '../support/visitor';

/** The newsletter is off until these tests switch it on for the whole site: they run alone. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const SOON = { timeout: 60_000 };
const newEmail = () => `${randomUUID()}@example.com`;

let edits: TemporaryEdits;

test.beforeAll(async ({ browser }) => {
  edits = new TemporaryEdits(new ContentManager());
  await edits.publish('global', withPart('newsletter', { enabled: true }));
  await shown(browser);
});

test.afterAll(() => edits.restoreAll());

/** Waits until the site shows the sign-up. */
async function shown(browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: SITE_URL, extraHTTPHeaders: from(newAddress()) });
  await expect(async () => {
    await page.goto('/about');
    await expect(page.getByLabel('Email for the newsletter')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.close();
}

test('a reader signs up on a Spanish page, confirms by the mail in Spanish, and leaves by it', async ({ page }) => {
  const email = newEmail();
  await visit(page, '/privacidad');
  await page.getByLabel('Correo para el boletín').fill(email);
  await page.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(page.getByRole('contentinfo').getByRole('status')).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(1);
  const [mail = ''] = (await mailsTo(email)).map(readable);
  expect(mail).toMatch(/^Subject: Confirma tu suscripción/m);

  for (const [what, button] of [
    ['confirm', 'Confirmar'],
    ['leave', 'Cancelar la suscripción'],
  ] as const) {
    const path = new RegExp(`/es/newsletter/${what}\\?code=[\\w-]+`).exec(mail)?.[0] ?? '';
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Listo' })).toBeVisible();
  }
});

test('without network it says so, keeps the address, and sends it afterwards', async ({ page }) => {
  const email = newEmail();
  await visit(page, '/about');
  const address = page.getByLabel('Email for the newsletter');
  await address.fill(email);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(address).toHaveAccessibleDescription(/did not work/);
  await expect(address).toHaveValue(email);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('contentinfo').getByRole('status')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its own page answers: what is wrong beside the address, then the confirmation', async ({ page }) => {
    await page.goto('/about');
    await page.getByLabel('Email for the newsletter').fill('reader@nowhere');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
    const address = page.getByLabel('Email for the newsletter');
    await expect(address).toHaveCount(1);
    await expect(address).toHaveAccessibleDescription(/Enter an email address/);
    await expect(address).toHaveValue('reader@nowhere');

    const email = newEmail();
    await address.fill(email);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(1);
  });
});
