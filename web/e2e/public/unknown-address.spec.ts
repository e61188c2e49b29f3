import { expect, type Page, test } from '@playwright/test';
import { visit } from './visit';

/** Where everything on the page leads that can be followed or sent. */
const targets = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('a')].map(({ href }) => href),
    ...[...document.querySelectorAll('form')].map(({ action }) => action),
  ]);

test('an unknown address shows a page that was rendered for another one, and its scripts run', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  // What is answered 404 and 400 here is meant to be; of all else the browser has nothing to report.
  const meant = /status of 40[04]/;
  page.on(
    'console',
    (message) => message.type() === 'error' && !meant.test(message.text()) && faults.push(message.text()),
  );
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

  await visit(page, '/nope-1/deep?x=1');
  expect(page.url()).toBe(`${baseURL}/nope-1/deep?x=1`);
  expect(await page.content()).not.toContain('nope-1');
  await expect(page.locator('[property="og:url"]')).toHaveCount(0);
  // An anchor is printed as it was written, whatever the address.
  const main = page.getByRole('main').getByRole('link', { name: 'Start Here' });
  await expect(main).toHaveAttribute('href', '#contact');
  await main.click();
  expect(page.url()).toBe(`${baseURL}/nope-1/deep?x=1#contact`);

  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Full name').fill('Diego Monterrosa');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.getByRole('button', { name: /Send/ }).click();
  expect([(await answered).status(), new URL((await answered).url()).pathname]).toEqual([400, '/not-found.data']);
  await expect(form.getByLabel('Full name')).toHaveValue('Diego Monterrosa');

  await page.getByRole('link', { name: 'Packages' }).first().click();
  await expect(page).toHaveURL(`${baseURL}/packages`);
  expect(documents).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('a line above the home page says that there is no such page, and searches', async ({ page }) => {
  expect((await page.goto('/nope-2'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Page not found \|/);
  await expect(main.getByText('There is no page at this address.')).toBeInViewport();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Get\s+Recruited/);
  await main.getByRole('searchbox').fill('packages');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=packages$/);
  await visit(page, '/');
  await expect(main.getByText('There is no page at this address.')).toHaveCount(0);
});

test('an address that reads like another site leads nowhere else', async ({ page, baseURL }) => {
  for (const path of ['//evil.test/', '/\\evil.test/packages', '/%2F%2Fevil.test/']) {
    expect((await page.goto(baseURL + path))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    expect(
      (await targets(page)).filter((target) => target.startsWith('http') && new URL(target).hostname === 'evil.test'),
    ).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Start Here' }).click();
    expect(new URL(page.url())).toMatchObject({ origin: baseURL, hash: '#contact' });
  }
});
