import { expect, test } from '@playwright/test';
import { LeadForm } from '../visitor/lead-form';
import { visit } from './visit';

const OFFLINE = 'You have no connection.';

test('without a connection the page keeps typed values and scroll position; later the navigation continues', async ({
  page,
  context,
}) => {
  await visit(page, '/packages');
  await visit(page, '/contact');
  const lead = new LeadForm(page, 'Get Recruited now!');
  await lead.fill({ fullname: 'Elena Prueba', email: 'elena@example.org' });
  const top = await page.evaluate(() => window.scrollY);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  const notice = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await lead.expectKept({ fullname: 'Elena Prueba', email: 'elena@example.org' });
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');

  await context.setOffline(true);
  await page.goBack();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a 1-on-1 free assessment now!');
  await expect(notice).toBeHidden();
});

test('the browser wrongly reports a connection: the page stays, and the next one opens when the server answers', async ({
  page,
}) => {
  await visit(page, '/contact');
  const lead = new LeadForm(page, 'Get Recruited now!');
  await lead.fill({ fullname: 'Elena Prueba' });
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  const notice = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(notice).toBeVisible();
  await lead.expectKept({ fullname: 'Elena Prueba' });
  await page.unroute('**/*');
  // A captcha that could not be loaded offers the same within the form.
  await notice.locator('..').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});
