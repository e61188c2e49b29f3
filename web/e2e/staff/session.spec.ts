import { expect, test } from '@playwright/test';
import { STAFF } from '../support/site';
import { signIn } from '../support/staff';

test('a wrong password is reported inline and in a popup, and the e-mail address is kept', async ({ page }) => {
  await signIn(page, 'not the password');
  const popup = page.getByRole('dialog', { name: 'Authentication Error' });
  await expect(popup).toBeVisible();
  await expect(popup).toContainText('Wrong credentials');
  await popup.getByRole('button', { name: 'Try again' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText('Wrong credentials')).toBeVisible();
  await expect(page.getByLabel('EMAIL')).toHaveValue(STAFF.email);
});

for (const path of ['/player-cards/create', '/player-cards/edit/some-card']) {
  test(`an anonymous visitor of ${path} is sent to the sign-in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin/);
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  });
}

test('signing in stays over a reload, and logging out ends it', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  expect(await page.evaluate(() => localStorage.getItem('token-init-date'))).toBeTruthy();

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/player-cards\/create$/);

  await page.goto('/player-cards');
  await expect(page.getByRole('link', { name: 'Create New Player' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sidebar = page.getByRole('dialog');
  await expect(sidebar).toContainText(STAFF.name);
  await sidebar.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Create New Player' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the language of the screens outlives a logout, which clears the storage of the browser', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/player-cards\/create$/);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/es\/admin/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await signIn(page);
  await expect(page).toHaveURL(/\/es\/player-cards\/create$/);
});

test('a token that the server refuses is deleted without a message', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'not.a.token'));
  await page.goto('/player-cards/create');
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
