import { expect, test } from '@playwright/test';
import { publicCards } from './pages';

test.use({ javaScriptEnabled: false });

test('the home page is complete: quotes and packs in rows, the form, the still of the film', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('figure')).toHaveCount(3);
  for (const group of ['1 of 4', '4 of 4', '1 of 3', '3 of 3']) {
    await expect(main.getByRole('group', { name: group })).toHaveCount(1);
  }
  await expect(main.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(main.getByRole('form', { name: 'Your details' })).toBeVisible();
  await expect(main.locator('picture img').first()).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the gallery has every sport, the way to all of a sport, and leads to a player', async ({ page }) => {
  await page.goto('/player-cards');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    "Men's Soccer",
    "Women's Soccer",
    "Men's Basketball",
    "Women's Volleyball",
    'Tennis',
    'Track & Field',
    'Swimming & Diving',
  ]);
  await main.getByRole('searchbox', { name: 'Search players' }).fill('nurinda');
  await main.getByRole('searchbox', { name: 'Search players' }).press('Enter');
  await expect(page).toHaveURL(/[?&]q=nurinda/);
  await main.getByRole('link', { name: /Ángel Ñurinda/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Ñurinda/i);
});

test('a player page is complete, the film a link', async ({ page, request }) => {
  const card = (await publicCards(request))[0];
  await page.goto(`/player-cards-detail/${card?.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(card?.name ?? '');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Player Overview',
    'Personal details',
    'Career',
    'Film',
    'Similar players',
  ]);
  await expect(main.getByRole('definition').filter({ hasText: 'TBD' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /Open the film/ })).toHaveAttribute('href', /^https:/);
});

for (const width of [390, 1440]) {
  test(`the menus are reachable at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Open menu' }).click();
    const sidebar = page.getByRole('dialog', { name: 'Contents' });
    await expect(sidebar).toBeVisible();
    await sidebar.getByRole('link', { name: 'Close menu' }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Open menu' }).click();
    await sidebar.getByRole('link', { name: 'Sports Scholarships' }).click();
    await expect(page).toHaveURL(/\/scholarships#sportsscholarships$/);
  });
}

test('a dropdown opens for the pointer and for the keyboard', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Players' }).focus();
  await expect(menu.getByRole('link', { name: 'Player Cards' })).toBeVisible();
  await menu.getByRole('button', { name: 'Scholarships' }).hover();
  await menu.getByRole('link', { name: 'Academic Scholarships' }).click();
  await expect(page).toHaveURL(/\/scholarships#academicscholarships$/);
});
