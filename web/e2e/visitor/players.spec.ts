import { expect, test } from '@playwright/test';
import { ContentManager } from '../support/content';
import { newLastName } from '../support/player-form';
import { StaffApi } from '../support/staff-api';

test('a visitor goes from the gallery to a player and back', async ({ page }) => {
  await page.goto('/player-cards');
  await expect(page.getByRole('heading', { level: 2, name: "Men's Soccer", exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Golf' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create New Player' })).toHaveCount(0);

  await page
    .getByRole('link', { name: /Barrera/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/player-cards-detail\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Barrera/i);
  for (const name of ['Player Overview', 'Personal details', 'Career', 'Film']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByText('Demo data', { exact: false }).first()).toBeVisible();
});

test('a card that came with the page says the same when another list with it is drawn', async ({ page }) => {
  await page.goto('/player-cards');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  const text = (await card.textContent()) ?? '';
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See all/ })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]sport=/);
  await expect(card).toHaveText(text);
  // The name is fitted to its plate again.
  await expect(card.locator('[data-letters]')).toHaveAttribute('style', /font-stretch/);
});

for (const pace of ['at once', 'after a pause in typing']) {
  test(`Back leaves a search of the gallery, with Enter pressed ${pace}, and its field says so`, async ({ page }) => {
    await page.goto('/player-cards');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const field = page.getByRole('searchbox', { name: 'Search players' });
    const nothing = page.getByRole('heading', { name: 'No card fits your search' });
    await field.fill('zzzqqq');
    if (pace === 'after a pause in typing') await expect(nothing).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/q=zzzqqq/);
    await expect(nothing).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/player-cards$/);
    await expect(field).toHaveValue('');
  });
}

test('a selection without a card is not called a misspelt name', async ({ page }) => {
  await page.goto('/player-cards?country=Nowhere');
  await expect(page.getByRole('heading', { name: 'No card in this selection' })).toBeVisible();
  await expect(page.getByText('Check the spelling')).toHaveCount(0);
});

test('a player without a sport is in the gallery, its counts, filters and search', async ({ page }) => {
  const editor = new ContentManager();
  const lastName = newLastName("K'in");
  const years = { highSchoolGraduation: 2027, collegeEnrollmentExpected: 2028 };
  const player = { name: 'Sinforosa', lastName, country: 'Belize', intendedMajor: 'TBD' };
  const id = await editor.create('player-card', { ...player, ...years });
  const section = page.getByRole('region', { name: 'Sport not available' });
  const tile = section.getByRole('link', { name: new RegExp(lastName) });
  try {
    await expect(async () => {
      await page.goto('/player-cards');
      await expect(tile).toBeVisible({ timeout: 500 });
    }).toPass();
    const lists = page.locator('main section').filter({ has: page.getByRole('list') });
    await expect(lists.last()).toContainText(lastName);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('combobox', { name: 'Sport' }).selectOption('Sport not available');
    await expect(page).toHaveURL(/sport=none/);
    await expect(tile).toBeVisible();
    const listed = await section.getByRole('link', { name: /class of/ }).count();
    await expect(page.getByRole('search').getByRole('status')).toContainText(`${listed} `);
    await page.goto(`/player-cards?q=${encodeURIComponent(lastName.replace("'", ''))}`);
    await expect(tile).toBeVisible();
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`/player-cards-detail/${id}`);
    await tile.click();
    await expect(page.getByRole('main')).toContainText('Sport not available');
  } finally {
    await editor.remove('player-card', id);
  }
});

test('a player of any name has a drawn figure', async ({ page, request }) => {
  const staff = await StaffApi.signIn();
  for (const [name, lastName] of [
    ['李', '明'],
    ['محمد', 'علي'],
    ['3rd', '2Pac'],
    ['ʻOfa', 'Tuʻi'],
    ['(Ana) "Pipo"', 'Ruiz'],
  ] as const) {
    const card = await staff.create(lastName, { name });
    await page.goto(`/player-cards-detail/${card.id}`);
    const figures = page.locator('img[src*="/player-cards/art/"]');
    await expect(figures.first(), name).toBeAttached();
    for (const figure of await figures.all()) {
      const address = (await figure.getAttribute('src')) ?? '';
      expect((await request.get(address)).status(), address).toBe(200);
    }
    await staff.remove(card.id);
  }
});

test('an unknown player is not found, with the id, the error and a way back', async ({ page }) => {
  const answer = await page.goto('/player-cards-detail/nobody-at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Player not found' })).toBeVisible();
  await expect(page.getByText('nobody-at-all')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Players' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
});

test('the home page offers the first step', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Get Recruited' })).toBeVisible();
  await page.getByRole('link', { name: 'Start Here' }).click();
  await expect(page.getByRole('heading', { name: 'Schedule a 1-on-1 free assessment now!' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('gallery and player page are complete', async ({ page }) => {
    await page.goto('/player-cards');
    expect(await page.getByRole('link', { name: /class of/ }).count()).toBeGreaterThan(40);
    await page
      .getByRole('link', { name: /Barrera/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Player Overview' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Career' })).toBeVisible();
  });
});
