import { expect } from '@playwright/test';
import { STALE_AFTER_MONTHS } from '@upfield/cms/contract';
import { expectAccessible } from '../support/axe';
import { openCard, renameCard, test } from '../support/managed-card';
import { dialogNamed, newLastName } from '../support/player-form';
import { signIn } from '../support/staff';

const DAY_MS = 86_400_000;
const LIST = '**/api/player-cards/managed?*';
const STALE = `Older than ${STALE_AFTER_MONTHS} months`;

test('a card that nobody changed for months is marked; a filter asks for such cards', async ({ page, card }) => {
  const changedAt = new Date(card.updatedAt).getTime();
  await page.clock.setFixedTime(changedAt + (STALE_AFTER_MONTHS * 30 - 5) * DAY_MS);
  const row = await openCard(page, card);
  await expect(row.getByText(STALE)).toHaveCount(0);
  await page.clock.setFixedTime(changedAt + (STALE_AFTER_MONTHS * 30 + 5) * DAY_MS);
  await page.reload();
  await expect(row.getByText(STALE)).toBeVisible();
  const filter = page.getByRole('button', { name: new RegExp(`^${STALE}`) });
  await filter.click();
  await expect(page).toHaveURL(/changed=stale/);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  // For the server, whose clock decides, it was changed just now.
  await expect(page.getByText('No card matches.')).toBeVisible();
});

test('the list is sorted by its headings, by keyboard too, and the order stays in the address', async ({ page }) => {
  await page.goto('/player-cards/manage');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  // Other journeys make and delete cards meanwhile, so it is the order that is looked at, and not which cards there are.
  const years = () => page.locator('td[data-title="Class"]').allInnerTexts();
  const order = (direction: string) => page.getByText(`Sorted by Class, ${direction}.`);
  await expect(heading('Updated')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('rowheader').first()).toContainText(/./);
  await heading('Class').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading('Class')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading('Updated')).not.toHaveAttribute('aria-sort', /./);
  await expect(order('ascending')).toBeVisible();
  const upwards = await years();
  expect(upwards).toEqual(upwards.toSorted());
  await page.keyboard.press('Enter');
  await expect(heading('Class')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-class/);
  await expect(order('descending')).toBeVisible();
  await page.reload();
  await expect(heading('Class')).toHaveAttribute('aria-sort', 'descending');
  await expect(order('descending')).toBeVisible();
  const downwards = await years();
  expect(downwards).toEqual(downwards.toSorted().reverse());
  expect(downwards[0]).not.toBe(upwards[0]);

  await page.getByLabel('Sport', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sport=\w+/);
  const [first] = await page.getByRole('rowheader').all();
  await first?.getByRole('link').click();
  await expect(page).toHaveURL(/\/player-cards-detail\//);
  await page.goBack();
  await expect(page.getByLabel('Sport', { exact: true })).not.toHaveValue('');
  await expect(heading('Class')).toHaveAttribute('aria-sort', 'descending');
});

test('a hint helps the first time, and does not come back after a logout', async ({ page }) => {
  for (const path of ['/player-cards/create', '/player-cards/manage']) {
    await page.goto(path);
    const hint = page.getByRole('complementary', { name: 'Good to know' });
    await expect(hint).toBeVisible();
    await hint.getByRole('button', { name: 'Got it' }).click();
    await expect(hint).toBeHidden();
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/(create|manage)/);
  await page.goto('/player-cards/manage');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Good to know' })).toHaveCount(0);
});

test('when the list cannot be loaded it says so, and is tried again', async ({ page }) => {
  const problem = page.getByRole('alert').filter({ hasText: 'The cards could not be loaded.' });
  await page.route(LIST, (route) => route.abort());
  await page.goto('/player-cards/manage');
  await expect(problem).toBeVisible();
  await expectAccessible(page, 'list not loaded');
  await page.unroute(LIST);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await page.route(LIST, (route) => route.abort());
  await page.getByRole('columnheader', { name: 'Class' }).getByRole('button').click();
  await expect(problem).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page, 'order not loaded');
  await page.unroute(LIST);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Sorted by Class, ascending.')).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test('without any card it says so', async ({ page }) => {
  const all = { count: 0, lackingConsent: 0, stale: 0, deleted: 0, sports: [], years: [] };
  await page.route(LIST, (route) => route.fulfill({ json: { cards: [], all } }));
  await page.goto('/player-cards/manage');
  await expect(page.getByText('There are no player cards yet.')).toBeVisible();
  await expectAccessible(page, 'empty list');
});

for (const width of [390, 834, 1024, 1280, 1440]) {
  test(`is usable at ${width}: no sideways scroll, every state accessible`, async ({ page, card }) => {
    await page.setViewportSize({ width, height: 900 });
    const row = await openCard(page, card);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, `list at ${width}`);
    await row.getByRole('button', { name: /^Record the consent/ }).click();
    await expect(dialogNamed(page, 'Guardian’s consent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save consent' })).toBeInViewport();
    await expectAccessible(page, `consent at ${width}`);
    await page.keyboard.press('Escape');
    if (width < 640) await row.getByRole('button', { name: `More about ${card.name}` }).click();
    await row.getByRole('button', { name: `Delete ${card.name}` }).click();
    await expectAccessible(page, `delete at ${width}`);
    await page.keyboard.press('Escape');
    await row.getByRole('checkbox', { name: `Select ${card.name}` }).check();
    await expect(page.getByRole('region', { name: 'Selected cards' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, `selection at ${width}`);
    if (width >= 1024) return;
    if (width < 640) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Sort by').selectOption('player');
    await expect(page).toHaveURL(/sort=player/);
    await page.getByRole('button', { name: 'Reverse the order' }).click();
    await expect(page).toHaveURL(/sort=-player/);
  });
}

test('on a phone a row is compact and opens, and the filters are folded', async ({ page, card, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A name of usual length: one that takes three lines makes its row as much higher.
  const lastName = newLastName('Paz').slice(0, 9);
  const name = `Lucía ${lastName}`;
  await renameCard(request, card, lastName);
  const row = await openCard(page, { ...card, lastName });
  await expect(row.getByText('No consent on record')).toBeVisible();
  await expect(row.getByText('Public', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: `Edit ${name}` })).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThan(180);
  const hide = row.getByRole('button', { name: `Hide ${name}` });
  await expect(hide).toBeHidden();
  const more = row.getByRole('button', { name: `More about ${name}` });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(hide).toBeVisible();
  await expect(row.getByRole('meter')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const status = page.getByLabel('Public', { exact: true });
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await status.selectOption('hidden');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
});

/** As long as a name of the region gets: 60 letters. */
const LONG_NAME = 'Montenegro-Villavicencio de la Espriella y Castellanos-Rivas';

for (const width of [1024, 1280, 1440]) {
  test(`is a table at ${width}, its first card on the first screen, and a long name does not widen it`, async ({
    page,
    card,
    request,
  }) => {
    await renameCard(request, card, LONG_NAME);
    await page.setViewportSize({ width, height: 900 });
    // Other journeys change cards meanwhile, and the last one changed is the first of the whole list.
    await page.goto('/player-cards/manage?q=Montenegro-Villavicencio');
    await expect(page.getByRole('columnheader', { name: 'Consent' })).toBeVisible();
    await expect(page.getByRole('rowheader').first().getByText(LONG_NAME)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('on a tablet the filters take two rows', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto('/player-cards/manage');
  const search = await page.getByLabel('Search cards').boundingBox();
  const sort = await page.getByLabel('Sort by').boundingBox();
  if (!search || !sort) throw new Error('A filter has no place on the page.');
  expect(sort.y - search.y).toBeGreaterThanOrEqual(search.height);
  expect(sort.y - search.y).toBeLessThan(2.5 * search.height);
});
