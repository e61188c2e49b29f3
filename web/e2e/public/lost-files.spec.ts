import { expect, type Page, test } from '@playwright/test';
import { birthDate, openAsStaff } from '../support/player-form';
import { LeadForm } from '../visitor/lead-form';
import { visit } from './visit';

/** A file of a part that does not come: the part says so in its place, the rest of the page and what was typed stay. */

/** Loses every file whose name starts so. @returns lets them come again */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}*`;
  await page.route(files, (route) => route.abort('failed'));
  return () => page.unroute(files);
}

const FAILED = 'This part of the page did not load.';

test('the captcha and the search of a family’s form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const findCaptcha = await lose(page, 'altcha-widget');
  const findSearch = await lose(page, 'search-popup');
  await visit(page, '/contact');
  const lead = new LeadForm(page, 'Get Recruited now!');
  await lead.fill({ fullname: 'Elena Prueba', age: '19' });
  await lead.send.scrollIntoViewIfNeeded();
  await expect(lead.form.getByRole('alert')).toContainText(FAILED);
  await expect(lead.form.getByRole('link', { name: 'scholarships@upfield.example' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(lead.send).toBeDisabled();
  await findCaptcha();
  await lead.form.getByRole('button', { name: 'Try again' }).click();
  await expect(lead.captcha).toBeVisible();
  await expect(lead.send).toBeEnabled();

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('banner').getByRole('alert')).toContainText(FAILED);
  await findSearch();
  await page.getByRole('banner').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await lead.expectKept({ fullname: 'Elena Prueba', age: '19' });
});

test('the script of the form itself: the form, sent without a check, comes back with other ways to write', async ({
  page,
}) => {
  await lose(page, 'lead-form');
  await page.goto('/contact');
  const lead = new LeadForm(page, 'Get Recruited now!');
  await lead.fill({ fullname: 'Elena Prueba', age: '19' });
  const scholarships = lead.form.getByRole('link', { name: 'scholarships@upfield.example' });
  await expect(scholarships).toBeHidden();
  await lead.form.evaluate((form: HTMLFormElement) => form.submit());
  await expect(scholarships).toBeVisible();
  await lead.expectKept({ fullname: 'Elena Prueba', age: '19' });
});

test('the calendar of the card editor, its style sheet too', async ({ page }) => {
  const findScript = await lose(page, 'calendar-*.js');
  const findSheet = await lose(page, 'calendar-*.css');
  await openAsStaff(page);
  await page.getByLabel('First name').fill('Ximena');
  const open = page.getByRole('button', { name: 'Open calendar' });
  await open.click();
  const failed = page.getByRole('alert').filter({ hasText: FAILED });
  await expect(failed).toBeVisible();
  const again = failed.getByRole('button', { name: 'Try again' });
  await findScript();
  const sheetLost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'stylesheet');
  await again.click();
  await sheetLost;
  await expect(failed).toBeVisible();
  await findSheet();
  await again.click();
  await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  await expect(failed).toHaveCount(0);
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets).toContainEqual(expect.stringContaining('/assets/calendar-'));
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First name')).toHaveValue('Ximena');
  await birthDate(page).fill('03/14/2009');
  await expect(birthDate(page)).toHaveValue('03/14/2009');
});

test('what staff see on a public page', async ({ page }) => {
  await openAsStaff(page);
  const find = await lose(page, 'site-slots');
  await visit(page, '/player-cards');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(FAILED);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await find();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('link', { name: 'Create New Player' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
