import { test as base, expect, type Page, type Route } from '@playwright/test';
import { MANAGED_PAGE_SIZE } from '@upfield/cms/contract';
import { expectAccessible } from '../support/axe';
import { dialogNamed } from '../support/player-form';
import { startSession } from '../support/staff';
import type { StaffApi } from '../support/staff-api';

const LIST = '**/api/player-cards/managed?*';

/** A last name that no other test uses, and one card more than a page holds of it. */
interface Team {
  name: string;
  size: number;
  staff: StaffApi;
}

const test = base.extend<{ team: Team }>({
  team: async ({ page }, use) => {
    const staff = await startSession(page);
    const name = `Paginada${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
    const size = MANAGED_PAGE_SIZE + 1;
    for (let number = 1; number <= size; number += 1) {
      await staff.create(name, { name: `Nadia ${String(number).padStart(2, '0')}` });
    }
    await use({ name, size, staff });
    const left = await staff.cardsNamed(name);
    await Promise.all(left.map(({ id }) => staff.remove(id)));
  },
});

const open = (page: Page, { name }: Team) => page.goto(`/player-cards/manage?q=${name}&sort=player`);
const rows = (page: Page) => page.getByRole('rowheader');
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('more cards than a page holds come in pages, which the address and the browser’s Back know', async ({
  page,
  team,
}) => {
  // Each of its pages has fifty rows.
  test.slow();
  await open(page, team);
  await expect(status(page, `1–50 of ${team.size} cards.`)).toBeVisible();
  await expect(rows(page)).toHaveCount(MANAGED_PAGE_SIZE);
  await expect(rows(page).first()).toContainText('Nadia 01');
  const pages = page.getByRole('navigation', { name: 'Pages of the list' });
  await expect(pages).toContainText(`1–50 of ${team.size}`);
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await expectAccessible(page, 'first of two pages');

  await pages.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(status(page, `51–51 of ${team.size} cards.`)).toBeFocused();
  await expect(status(page, '51–51')).toBeInViewport();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Nadia 51');
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await expectAccessible(page, 'last of two pages');
  await page.reload();
  await expect(rows(page)).toContainText('Nadia 51');
  await page.goBack();
  await expect(rows(page).first()).toContainText('Nadia 01');
  await page.goForward();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('columnheader', { name: 'Player' }).getByRole('button').click();
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows(page).first()).toContainText('Nadia 51');
});

test('a page beyond the last one leads to the last one', async ({ page, team }) => {
  await page.goto(`/player-cards/manage?q=${team.name}&page=9`);
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page)).toHaveCount(1);
});

test('deleting the last card of a page leads to the page before, and undoing it brings the page back', async ({
  page,
  team,
}) => {
  await page.goto(`/player-cards/manage?q=${team.name}&sort=player&page=2`);
  await page.getByRole('button', { name: /^Delete Nadia 51/ }).click();
  await dialogNamed(page, 'Delete this card?').getByRole('button', { name: 'Delete' }).click();
  await dialogNamed(page, 'Really delete?').getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page).not.toHaveURL(/page=/);
  await expect(status(page, '1–50 of 50 cards.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of the list' })).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(status(page, `1–50 of ${team.size} cards.`)).toBeFocused();
});

test('a card that an action moves keeps the focus, and the counts hold', async ({ page, team }) => {
  await page.goto(`/player-cards/manage?q=${team.name}`);
  const lacking = page.getByRole('button', { name: /^No consent on record/ });
  await expect(rows(page).first()).toContainText('Nadia 51');
  const row = page.getByRole('row', { name: /Nadia 30/ });
  await row.getByRole('button', { name: /^Hide Nadia 30/ }).press('Enter');
  await expect(rows(page).first()).toContainText('Nadia 30');
  await expect(row.getByRole('button', { name: /^Make Nadia 30/ })).toBeFocused();

  await page.getByLabel('Public', { exact: true }).selectOption('hidden');
  await expect(rows(page)).toHaveCount(1);
  await row.getByRole('button', { name: /^Make Nadia 30/ }).press('Enter');
  await expect(status(page, 'No card matches.')).toBeFocused();
  await expect(lacking).toBeVisible();
});

/** Holds the answers to a search until the test lets them go. */
async function hold(page: Page, search: string): Promise<{ asked: () => number; go: () => Promise<void> }> {
  const held: Route[] = [];
  await page.route(LIST, (route) => {
    if (new URL(route.request().url()).searchParams.get('q') !== search) return route.fallback();
    held.push(route);
  });
  return {
    asked: () => held.length,
    // A request that was given up has no answer any more.
    go: async () => void (await Promise.allSettled(held.map((route) => route.continue()))),
  };
}

test('an older search never overwrites a newer one, and the rows stay until the next come', async ({ page, team }) => {
  await open(page, team);
  await expect(rows(page)).toHaveCount(MANAGED_PAGE_SIZE);
  const slow = await hold(page, `${team.name} 01`);
  const last = await hold(page, `${team.name} 51`);
  const search = page.getByLabel('Search cards');
  const list = page.locator('[aria-busy]').filter({ has: page.getByRole('table') });
  await search.fill(`${team.name} 01`);
  await expect.poll(slow.asked).toBe(1);
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(MANAGED_PAGE_SIZE);
  await search.fill(`${team.name} 51`);
  await expect.poll(last.asked).toBe(1);
  await last.go();
  await expect(rows(page)).toHaveCount(1);
  await slow.go();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(rows(page)).toContainText('Nadia 51');
  await expect(search).toHaveValue(`${team.name} 51`);
  await expect(search).toBeFocused();
});

test('a word that is typed is one search, and no letter is lost', async ({ page, team }) => {
  await open(page, team);
  await expect(rows(page)).toHaveCount(MANAGED_PAGE_SIZE);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/player-cards/managed') asked.push(url.searchParams.get('q') ?? '');
  });
  const search = page.getByLabel('Search cards');
  await search.fill('');
  await search.pressSequentially(`nadia 07 ${team.name}`, { delay: 15 });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Nadia 07');
  await expect(search).toHaveValue(`nadia 07 ${team.name}`);
  expect(asked.at(-1)).toBe(`nadia 07 ${team.name}`);
  expect(asked.length).toBeLessThan(4);
  await page.getByLabel('Public', { exact: true }).selectOption('hidden');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(search).toHaveValue('');
});
