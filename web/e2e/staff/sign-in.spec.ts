import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mailsTo } from '../support/mailbox';
import { cut, hold } from '../support/network';
import { dialogNamed, expectProblem, newLastName, openAsStaff } from '../support/player-form';
import { STAFF } from '../support/site';
import { signIn } from '../support/staff';
import { newStaffAccount } from '../support/staff-accounts';
import { callApi, StaffApi } from '../support/staff-api';

const LOGIN = '**/api/auth/login';
const email = (page: Page) => page.getByLabel('EMAIL');
const password = (page: Page) => page.getByLabel('PASSWORD', { exact: true });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function enter(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/admin');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
}

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/admin');
  await password(page).fill('typed in the dark');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('typed in the dark');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('while a login runs, the button is disabled and reads Loading...', async ({ page }) => {
  const network = await hold(page, LOGIN);
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  network.letGo();
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  expect(network.held()).toBe(1);
});

test('an unknown address is answered like a wrong password, inline until the next edit', async ({ page }) => {
  await enter(page, { email: 'nobody@upfield.example', password: 'whatever it is' });
  const popup = dialogNamed(page, 'Authentication Error');
  await expect(popup).toContainText('Wrong credentials');
  await popup.getByRole('button', { name: 'Try again' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText('Wrong credentials').filter({ visible: true })).toBeVisible();
  await password(page).fill('another one');
  await expect(page.getByText('Wrong credentials')).toBeHidden();
});

test('after too many attempts the message gives the time to wait', async ({ page }) => {
  const address = `${newLastName('often').replace(' ', '.')}@upfield.example`;
  for (let count = 0; count < 10; count++)
    await callApi('/auth/login', { method: 'POST', body: { email: address, password: 'wrong' } });
  await enter(page, { email: address, password: 'wrong' });
  const sentence = /^Too many attempts\. Try again in \d+ (minutes?|seconds?)\.$/;
  const popup = dialogNamed(page, 'Authentication Error');
  await expect(popup.getByText(sentence)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByText(sentence).filter({ visible: true })).toBeVisible();
});

test('an unreachable server is reported, and what was typed stays', async ({ page }) => {
  const mend = await cut(page, LOGIN);
  await signIn(page);
  const popup = dialogNamed(page, 'Authentication Error');
  await expect(popup).toContainText('The server cannot be reached. Check your connection and try again.');
  await popup.getByRole('button', { name: 'Try again' }).click();
  await mend();
  await expect(email(page)).toHaveValue(STAFF.email);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page).toHaveURL(/\/player-cards\/create$/);
});

test.describe('Remember me', () => {
  /** What a browser that was closed still has: local storage and cookies with an expiry. */
  async function afterClosing(page: Page, context: BrowserContext): Promise<void> {
    const kept = (await context.cookies()).filter(({ expires }) => expires > 0);
    await context.clearCookies();
    await context.addCookies(kept);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/player-cards/create');
  }

  test('checked, as it is at first, keeps the session when the browser closes', async ({ page, context }) => {
    await page.goto('/admin');
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await signIn(page);
    await expect(page).toHaveURL(/\/player-cards\/create$/);
    await afterClosing(page, context);
    await expect(page.getByRole('button', { name: 'Create Player' })).toBeVisible();
  });

  test('unchecked drops it', async ({ page, context }) => {
    await page.goto('/admin');
    await email(page).fill(STAFF.email);
    await password(page).fill(STAFF.password);
    await page.getByLabel('Remember me').uncheck();
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page).toHaveURL(/\/player-cards\/create$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Create Player' })).toBeVisible();
    await afterClosing(page, context);
    await expect(page).toHaveURL(/\/admin/);
    expect(await storedToken(page)).toBeNull();
  });
});

test('logging out ends the token at the server, and in the other tab', async ({ page, context }) => {
  const session = await openAsStaff(page, '/player-cards/create');
  const other = await context.newPage();
  await other.goto('/player-cards');
  await expect(other.getByRole('link', { name: 'Create New Player' })).toBeVisible();
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Create New Player' })).toHaveCount(0);
  expect((await ended).status()).toBe(200);
  expect(await session.isAlive()).toBe(false);
  await expect(page).toHaveURL(/\/admin$/);
});

test('signing in shows in the other tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/player-cards');
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  await expect(other.getByRole('link', { name: 'Create New Player' })).toBeVisible();
});

test('logging out does not wait for the server: it clears the browser without a network, too', async ({ page }) => {
  await openAsStaff(page);
  await cut(page, '**/api/auth/logout');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a new password by mail: common ones refused, the link works once, every other session ends', async ({ page }) => {
  const account = await newStaffAccount();
  const elsewhere = await StaffApi.signIn(account);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Forgot your password, or need to create a new one?' }).click();
  const dialog = dialogNamed(page, 'New password');
  await dialog.getByLabel('Email').fill('no address');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expectProblem(dialog.getByLabel('Email'), 'Enter an email address such as name@example.com.');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^If this address has an account, an email with a link/);
  await dialog.getByRole('button', { name: 'OK' }).click();

  await expect.poll(async () => (await mailsTo(account.email)).length).toBe(1);
  const [mail] = await mailsTo(account.email);
  const source = mail?.source.replace(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '';
  const [link = ''] = /http\S+\/reset-password\?code=[\w-]+/.exec(source) ?? [];
  await page.goto(link);
  const field = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save password' });
  const refusals = [
    ['short', 'Use 8 characters or more.'],
    ['password123', 'This password is on a list of common ones. Choose another.'],
  ] as const;
  for (const [typed, message] of refusals) {
    await field.fill(typed);
    await save.click();
    await expectProblem(field, message);
  }
  await field.fill('a goat eats the corner flag');
  await save.click();
  await expect(page.getByText('Your new password is saved. Every other session has ended.')).toBeVisible();
  expect(await elsewhere.isAlive()).toBe(false);

  await page.goto(link);
  await field.fill('a second goat eats another flag');
  await save.click();
  await expectProblem(field, 'This link was already used or has expired. Ask for a new one on the log in page.');
  await enter(page, { ...account, password: 'a goat eats the corner flag' });
  await expect(page).toHaveURL(/\/player-cards\/create$/);
});

test('an unknown address gets the same answer and no mail', async ({ page }) => {
  const unknown = 'stranger@upfield.example';
  const { email: known } = await newStaffAccount();
  const dialog = dialogNamed(page, 'New password');
  for (const address of [unknown, known]) {
    await page.goto('/admin');
    await page.getByRole('button', { name: /^Forgot your password/ }).click();
    await dialog.getByLabel('Email').fill(address);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^If this address has an account, an email with a link/);
  }
  // Mails leave in the order in which they were asked for: once this one is there, the other would be.
  await expect.poll(async () => (await mailsTo(known)).length).toBe(1);
  expect(await mailsTo(unknown)).toEqual([]);
});

test('an incomplete link says so and leads back', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('status').filter({ hasText: 'This link is incomplete.' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to log in' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});
