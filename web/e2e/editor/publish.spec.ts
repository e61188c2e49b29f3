import type { Browser, FrameLocator, Page } from '@playwright/test';
import { SITE_URL } from '../support/site';
import { test } from '../support/visitor';
import { answer, expect, field, openForm, publish, save, signIn } from './admin-panel';

// All of them edit the home page.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ actionTimeout: 60_000 });

const HOME = 'Page: Home';
const HEADING = 'hero.heading';
const LINK = 'hero.link.href';

const notice = (where: Page | FrameLocator) => where.getByRole('complementary', { name: 'Preview' });
const title = (where: Page | FrameLocator) => where.getByRole('heading', { level: 1 });

/** The home page in a browser without the admin's cookies. */
async function visitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: SITE_URL })).newPage();
  await page.goto('/');
  return page;
}

async function expectPublic(browser: Browser, heading: string): Promise<void> {
  const page = await visitor(browser);
  await expect(title(page)).toHaveText(heading, { timeout: 3_000 });
  await expect(notice(page)).toHaveCount(0);
  await page.context().close();
}

/** Publishes what is in the form, and waits until the admin says so. */
async function publishForm(page: Page): Promise<void> {
  await publish(page).click();
  await expect(answer(page, 'Published document')).toBeVisible();
}

test('an editor changes the heading, previews the draft and publishes it', async ({ page, browser }) => {
  await signIn(page);
  await openForm(page, HOME);
  const old = await field(page, HEADING).inputValue();
  const changed = `${old} next season`;

  await field(page, HEADING).fill(changed);
  await save(page).click();
  await expect(answer(page, 'Saved document')).toBeVisible();
  await expectPublic(browser, old);

  await page.getByRole('link', { name: 'Open preview' }).click();
  const preview = page.frameLocator('iframe');
  await expect(title(preview)).toHaveText(changed);
  await expect(notice(preview)).toContainText('You are looking at the saved version.');
  await expectPublic(browser, old);

  const link = (await page.locator('iframe').getAttribute('src')) ?? '';
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(title(tab)).toHaveText(changed);
  await expectPublic(browser, old);
  await notice(tab).getByRole('link', { name: 'Exit preview' }).click();
  await expect(title(tab)).toHaveText(old);
  await expect(notice(tab)).toHaveCount(0);
  await tab.close();

  await publishForm(page);
  await expect(async () => expectPublic(browser, changed)).toPass({ timeout: 60_000 });

  await page.getByRole('link', { name: 'Close preview' }).click();
  await expect(save(page)).toBeVisible();
  await field(page, HEADING).fill(old);
  await publishForm(page);
  await expect(async () => expectPublic(browser, old)).toPass({ timeout: 60_000 });
});

test('a preview link that was changed in any part opens nothing', async ({ page, browser }) => {
  await signIn(page);
  await openForm(page, HOME);
  await page.getByRole('link', { name: 'Open preview' }).click();
  await expect(title(page.frameLocator('iframe'))).toBeVisible();
  const link = (await page.locator('iframe').getAttribute('src')) ?? '';
  const heading = await title(page.frameLocator('iframe')).textContent();

  const stranger = await visitor(browser);
  const changes = { path: '/about', expires: '4102444800', signature: '0'.repeat(64) };
  for (const [name, value] of Object.entries(changes)) {
    const forged = new URL(link);
    forged.searchParams.set(name, value);
    const response = await stranger.goto(forged.href);
    expect(response?.status()).toBe(403);
    expect(await response?.headerValue('set-cookie')).toBeNull();
    expect(await response?.headerValue('cache-control')).toContain('no-store');
  }
  expect(await stranger.context().cookies()).toEqual([]);
  await stranger.goto('/');
  await expect(notice(stranger)).toHaveCount(0);
  expect(heading).toBe(await title(stranger).textContent());
  await stranger.context().close();
});

test('a link that runs a script is refused, and nothing typed is lost', async ({ page, browser }) => {
  await signIn(page);
  await openForm(page, HOME);
  const heading = await field(page, HEADING).inputValue();
  const target = await field(page, LINK).inputValue();

  await field(page, HEADING).fill('Typed before the refusal');
  await field(page, LINK).fill('javascript:alert(1)');
  const refusal = page.getByRole('alert').filter({ hasText: 'Head › Button › Target must be' });
  for (const button of [save(page), publish(page)]) {
    await button.click();
    await expect(refusal).toBeVisible();
    await expect(field(page, LINK)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, LINK)).toHaveValue('javascript:alert(1)');
    await expect(field(page, HEADING)).toHaveValue('Typed before the refusal');
    await expect(refusal).toBeHidden();
  }
  await expectPublic(browser, heading);

  await field(page, LINK).fill(target);
  await field(page, HEADING).fill(heading);
  await expect(save(page)).toBeDisabled();
});
