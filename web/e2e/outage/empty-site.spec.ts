import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { settings } from '../../../scripts/lib/settings.mjs';
import { startSite } from '../../../scripts/lib/site.mjs';
import { CONTENT_PAGES, OTHER_PAGES, PLAYER_PAGES, STAFF_SHELLS } from '../public/pages';
import { CMS_PORT, STAFF, WEB_PORT } from '../support/site';

/** A site on which nothing was ever published. */

const port = String(Number(WEB_PORT) + 50);
const url = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'upfield-empty-'));
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startSite(
    settings({
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      WEB_PORT: port,
      CMS_PORT: String(Number(CMS_PORT) + 50),
      PUBLIC_URL: url,
      CMS_URL: '',
      SEED: 'none',
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      SMTP_URL: '',
      S3_BUCKET: '',
    }),
  );
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an empty site says what to do first, no address is a fault, and staff can sign in', async ({ page }) => {
  const addresses = [
    ...CONTENT_PAGES.map(({ path }) => path),
    ...OTHER_PAGES,
    ...STAFF_SHELLS,
    ...PLAYER_PAGES.map((path) => `${path}/nobody`),
    '/newsletter',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/search/suggestions?q=an',
  ];
  const faults: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(url + address);
    if (status >= 500) faults.push(`${address}: ${status}`);
  }
  expect(faults).toEqual([]);
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain('<loc>');
  expect(await (await fetch(`${url}/site.webmanifest`)).json()).toMatchObject({ name: 'Upfield' });

  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible();
  await page.getByRole('link', { name: 'Staff log in' }).click();
  await page.getByLabel('EMAIL').fill(STAFF.email);
  await page.getByLabel('PASSWORD', { exact: true }).fill(STAFF.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create player' })).toBeVisible();
});
