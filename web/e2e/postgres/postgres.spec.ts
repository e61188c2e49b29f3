import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { settings } from '../../../scripts/lib/settings.mjs';
import { startSite } from '../../../scripts/lib/site.mjs';
import { newStores, startStores } from '../../../scripts/lib/throw-away-stores';
import { field, openForm, publish, signIn as signInToAdmin, expect as soon } from '../editor/admin-panel';
import { picture } from '../support/pictures';
import { fillRequired, finishSaving, newLastName, saveButton } from '../support/player-form';
import { ADMIN, CMS_PORT, STAFF, WEB_PORT } from '../support/site';
import { signIn } from '../support/staff';

/** The site with its data in PostgreSQL and its pictures in an S3 bucket. */

const webPort = String(Number(WEB_PORT) + 60);
const cmsPort = String(Number(CMS_PORT) + 60);
const url = `http://localhost:${webPort}`;
const dataDir = mkdtempSync(join(tmpdir(), 'upfield-postgres-site-'));
let stores: Awaited<ReturnType<typeof startStores>>;
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  stores = await startStores();
  site = await startSite(
    settings({
      ...process.env,
      ...(await newStores(stores)),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      WEB_PORT: webPort,
      CMS_PORT: cmsPort,
      PUBLIC_URL: url,
      CMS_URL: '',
      SEED: 'demo',
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: '',
    }),
  );
});
test.afterAll(async () => {
  await site?.stop();
  await stores?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.use({ baseURL: url });

const stranger = async (browser: Browser): Promise<Page> => (await browser.newContext({ baseURL: url })).newPage();

test('staff create a card with a picture that visitors see, and marketing publish a heading', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const lastName = newLastName('Łoś Æsir');
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  await fillRequired(page, lastName);
  await page.getByLabel('Upload Profile Image').setInputFiles(await picture('card.jpg', '#0b6b40'));
  await saveButton(page).click();
  await finishSaving(page);

  const visitor = await stranger(browser);
  await visitor.goto(new URL(page.url()).pathname);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(lastName);
  const portrait = visitor.getByRole('img', { name: /^Portrait of/ }).first();
  await expect(portrait).toBeVisible();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.goto(`/player-cards?q=${encodeURIComponent(lastName.toUpperCase())}`);
  await expect(visitor.getByRole('link', { name: new RegExp(lastName) }).first()).toBeVisible();

  const editor = await stranger(browser);
  await signInToAdmin(editor, `http://localhost:${cmsPort}/admin`);
  await openForm(editor, 'Page: Home');
  await field(editor, 'hero.heading').fill('Zażółć gęślą jaźń');
  await publish(editor).click();
  await soon(editor.getByRole('status').filter({ hasText: 'Published document' })).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Zażółć gęślą jaźń', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});
