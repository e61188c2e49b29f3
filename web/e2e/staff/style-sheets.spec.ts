import { expect, type Locator, type Page, test } from '@playwright/test';
import { dialogNamed, openAsStaff } from '../support/player-form';

/** Sizes, spaces and colours of an element and of everything in it, as the browser computed them. */
async function looks(place: Locator): Promise<string[]> {
  await expect(place).toBeVisible();
  return place.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const { display, padding, margin, gap, border, backgroundColor, color, font, position, boxShadow } = style;
      return [
        element.tagName,
        display,
        padding,
        margin,
        gap,
        border,
        backgroundColor,
        color,
        font,
        position,
        boxShadow,
      ].join(' ');
    }),
  );
}

const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog', { name: 'Contents' });
};

/** What staff see on a public page: their bar, their links, the menu with the welcome, the question on leaving. */
async function staffParts(page: Page): Promise<Record<string, string[]>> {
  await expect(page.getByRole('main').getByRole('link', { name: 'Create New Player' })).toBeVisible();
  const bar = await looks(
    page
      .getByRole('main')
      .locator('div', { has: page.getByText('Staff area') })
      .first(),
  );
  const footer = await looks(page.getByRole('contentinfo'));
  const menu = await openMenu(page);
  const welcome = await looks(menu.locator('div', { hasText: /^Welcome/ }).last());
  await menu.getByRole('button', { name: 'Logout' }).click();
  const question = dialogNamed(page, 'Log out without saving?');
  const dialog = await looks(question);
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  return { bar, footer, welcome, dialog };
}

test('staff parts look the same after a walk by links, and after an error page, as on a fresh page', async ({
  page,
}) => {
  await openAsStaff(page);
  await page.getByLabel('First name').fill('Ximena');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Player Cards', exact: true }).click();
  const leaving = dialogNamed(page, 'Leave without saving?');
  const question = await looks(leaving);
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
  const walked = await staffParts(page);
  // The dialogs themselves stand in the middle: their margins differ by the lines of their texts.
  expect.soft(walked.dialog?.slice(1), 'the questions on leaving and on logging out').toEqual(question.slice(1));

  await page.reload();
  const fresh = await staffParts(page);
  for (const part of Object.keys(fresh)) expect.soft(walked[part], part).toEqual(fresh[part]);

  await page.route('**/about.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await (await openMenu(page)).getByRole('link', { name: 'About us', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  const menu = await openMenu(page);
  expect.soft(await looks(menu.locator('div', { hasText: /^Welcome/ }).last()), 'error page').toEqual(fresh.welcome);
  await menu.getByRole('link', { name: 'Player Cards', exact: true }).click();
  const again = await staffParts(page);
  for (const part of Object.keys(fresh)) expect.soft(again[part], `${part} after the error`).toEqual(fresh[part]);
});
