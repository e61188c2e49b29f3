import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => popup(page).getByRole('combobox', { name: 'Players and pages' });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });

/** Opens a page and waits until its scripts run: the search is a button then. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(opener(page)).toBeVisible();
}

test('/ opens the search, which finds a player without accents and opens the page by keyboard', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');

  await field(page).pressSequentially('angel nurinda');
  const player = popup(page).getByRole('option', { name: /Ángel Ñurinda/ });
  await expect(player).toBeVisible();
  await expect(popup(page).getByRole('status')).toHaveText('1 player, 0 pages found');

  await field(page).press('ArrowDown');
  await expect(player).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await player.getAttribute('id')) ?? '');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/player-cards-detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Ñurinda/i);
  await expect(popup(page)).toBeHidden();
});

test('arrows, Home and End move the mark; the field stands between the last and the first', async ({ page }) => {
  await visit(page, '/about');
  await opener(page).click();
  await field(page).fill('scholarships');
  const options = popup(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  const marked = popup(page).getByRole('option', { selected: true });
  const last = (await options.last().textContent()) ?? '';
  const first = (await options.first().textContent()) ?? '';

  await field(page).press('ArrowUp');
  await expect(marked).toHaveText(last);
  await field(page).press('Home');
  await expect(marked).toHaveText(first);
  await field(page).press('End');
  await expect(marked).toHaveText(last);
  await field(page).press('ArrowDown');
  await expect(marked).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('finds a page and a sport', async ({ page }) => {
  await visit(page, '/');
  await opener(page).click();
  await field(page).fill('tennis');
  await expect(
    popup(page)
      .getByRole('group', { name: 'Pages' })
      .getByRole('option', { name: /Tennis/ }),
  ).toBeVisible();
  await field(page).fill('packages');
  await popup(page).getByRole('option', { name: 'Packages', exact: true }).click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(popup(page)).toBeHidden();
});

test('says that there are no results, and leads to the gallery', async ({ page }) => {
  await visit(page, '/about');
  await opener(page).click();
  await field(page).fill('qqqq');
  await expect(popup(page).getByRole('status')).toHaveText('No results for “qqqq”');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await popup(page).getByRole('link', { name: 'See all player cards' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
});

test('Escape closes the search and gives the focus back', async ({ page }) => {
  await visit(page, '/about');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('/ is a letter like any other while writing, and can be switched off', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('/');
  await field(page).pressSequentially('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await popup(page).getByRole('checkbox', { name: 'Open the search with the / key' }).uncheck();
  await popup(page).getByRole('button', { name: 'Close the search' }).click();

  await visit(page, '/about');
  await page.keyboard.press('/');
  await expect(popup(page)).toBeHidden();
  await opener(page).click();
  await expect(popup(page)).toBeVisible();
});

for (const [name, text] of [
  ['with U+0000', 'a\0b'],
  ['of U+0000 alone', '\0'],
  ['that is cut within an emoji', `a${'😀'.repeat(120)}`],
] as const) {
  test(`a search text ${name} is answered like any other`, async ({ page, request }) => {
    const query = `?${new URLSearchParams({ q: text })}`;
    expect((await request.get(`/search/suggestions${query}`)).status()).toBe(200);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    expect((await page.goto(`/search${query}`))?.status()).toBe(200);
    await expect(opener(page)).toBeVisible();
    expect(faults).toEqual([]);
    expect((await page.goto(`/player-cards${query}`))?.status()).toBe(200);
  });
}

test('without a connection says so and tries again', async ({ page, context }) => {
  await visit(page, '/about');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await context.setOffline(true);
  await field(page).fill('nurinda');
  await expect(popup(page).getByRole('status')).toHaveText('The search is not working right now.');
  await context.setOffline(false);
  await popup(page).getByRole('button', { name: 'Try again' }).click();
  await expect(popup(page).getByRole('option', { name: /Ñurinda/ })).toBeVisible();
  await expect(field(page)).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`has no accessibility violation at ${width}, empty or with results`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/about');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await expectAccessible(page, 'empty search');
    await field(page).fill('ma');
    await expect(popup(page).getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'search with results');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('main').getByLabel('Players and pages').fill('nurinda');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=nurinda$/);
    await expect(page).toHaveTitle(/^Results for “nurinda”/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Ángel Ñurinda/ })
      .click();
    await expect(page).toHaveURL(/\/player-cards-detail\//);
  });
});
