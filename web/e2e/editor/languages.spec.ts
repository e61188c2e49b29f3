import { newEditor } from '../support/admin-editors';
import { ContentManager, type Entry } from '../support/content';
import { SITE_URL } from '../support/site';
import { test } from '../support/visitor';
import { ADMIN_URL, answer, expect, field, publish, save, signIn } from './admin-panel';

/** An editor translates a page: the Spanish one changes, the English one does not, and without the Spanish one its address leads to the other. */

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 60_000 });

const HEADING = 'hero.heading';
const SPANISH = 'home-page:es';

const editor = new ContentManager();
let before: Entry;
test.beforeAll(async () => {
  before = await editor.read(SPANISH);
});
test.afterAll(() => editor.publish(SPANISH, before));

const text = async (path: string) => (await fetch(SITE_URL + path)).text();

test('an editor translates the heading of the home page, previews it in Spanish and publishes it', async ({ page }) => {
  await signIn(page, ADMIN_URL, await newEditor());
  await page.getByRole('link', { name: 'Languages' }).click();
  await page.getByRole('link', { name: /^Page: Home, Spanish/ }).click();
  await expect(field(page, HEADING)).toHaveValue((before.hero as Entry).heading as string);
  const english = /<h1[^>]*>.*?<\/h1>/s.exec(await text('/'))?.[0] ?? '';
  expect(english).not.toBe('');

  const heading = 'Que te vean jugar mañana';
  await field(page, HEADING).fill(heading);
  await save(page).click();
  await expect(answer(page, 'Saved document')).toBeVisible();
  await page.getByRole('link', { name: 'Open preview' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'es');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await text('/es')).not.toContain(heading);

  await page.goBack();
  await publish(page).click();
  await expect(answer(page, 'Published document')).toBeVisible();
  await expect(async () => expect(await text('/es')).toContain(heading)).toPass({ timeout: 3_000 });
  expect(await text('/')).toContain(english);
});

test('an unpublished Spanish page leads to the English one, and no search engine hears of it', async () => {
  await editor.unpublish(SPANISH);
  await expect(async () => {
    const { status, headers } = await fetch(`${SITE_URL}/es`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/']);
    expect(await text('/')).not.toMatch(/hreflang="es"[^>]*href="[^"]*\/es"/);
    expect(await text('/sitemap.xml')).not.toMatch(/\/es</);
  }).toPass({ timeout: 3_000 });
});
