import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { deleteManagedCard, type ManagedCard, makeManagedCard } from '../support/managed-card';
import { STAFF } from '../support/site';
import { signIn } from '../support/staff';

const DAY_MS = 86_400_000;
/** A changed card is up to date on pages within about a second. */
const SOON = { timeout: 20_000 };

let card: ManagedCard;

test.beforeEach(async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  card = await makeManagedCard(request);
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
});

test.afterEach(async ({ request }) => {
  await deleteManagedCard(request, card);
});

/** Opens the list on the test's own card. */
async function openCard(page: Page): Promise<Locator> {
  await page.goto(`/player-cards/manage?q=${encodeURIComponent(card.lastName)}`);
  const row = page.getByRole('row', { name: new RegExp(card.lastName) });
  await expect(row).toHaveCount(1);
  return row;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function recordConsent(page: Page, row: Locator, givenBy = 'Rosa Prueba') {
  await row.getByRole('button', { name: `Record the consent for ${card.name}` }).click();
  const dialog = dialogOf(page, 'Guardian’s consent');
  await dialog.getByLabel('Given by').fill(givenBy);
  await dialog.getByLabel('Given on').fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Save consent' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('consent', () => {
  test('is missing at a glance, recorded, shown everywhere to staff, and withdrawn after asking', async ({ page }) => {
    const row = await openCard(page);
    await expect(row.getByText('No consent on record')).toBeVisible();
    await recordConsent(page, row);
    await expect(page.getByText(`The consent for ${card.name} is on record.`)).toBeVisible();
    await expect(row.getByText('No consent on record')).toBeHidden();
    await expect(row).toContainText('Rosa Prueba');
    await expect(row).toContainText('Jan 5, 2026');

    await page.reload();
    const open = row.getByRole('button', { name: `Consent for ${card.name}` });
    await open.click();
    const dialog = dialogOf(page, 'Guardian’s consent');
    await expect(dialog.getByLabel('Given by')).toHaveValue('Rosa Prueba');
    await expect(dialog.getByLabel('Words that were agreed to')).not.toHaveValue('');
    await expect(dialog).toContainText(`Recorded by ${STAFF.name}.`);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();

    await page.goto(card.path);
    await expect(page.getByText('Consent of Rosa Prueba, Jan 5, 2026')).toBeVisible();

    await openCard(page);
    await open.click();
    await dialog.getByRole('button', { name: 'Withdraw consent' }).click();
    await dialogOf(page, 'Withdraw this consent?').getByRole('button', { name: 'Yes, withdraw' }).click();
    await expect(row.getByText('No consent on record')).toBeVisible();
  });

  test('says at the field what is wrong, and keeps what was typed when it is left by mistake', async ({ page }) => {
    const row = await openCard(page);
    const record = row.getByRole('button', { name: `Record the consent for ${card.name}` });
    await record.click();
    const dialog = dialogOf(page, 'Guardian’s consent');
    await dialog.getByLabel('Words that were agreed to').fill('');
    await dialog.getByRole('button', { name: 'Save consent' }).click();
    for (const label of ['Given by', 'Given on', 'Words that were agreed to']) {
      await expect(dialog.getByText(`${label} is required.`)).toBeVisible();
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(dialog.getByLabel('Given by')).toBeFocused();
    await expectAccessible(page, 'consent with errors');

    await dialog.getByLabel('Given by').fill('Rosa Prueba');
    await dialog.getByLabel('Words that were agreed to').fill('I agree.');
    await dialog.getByLabel('Given on').fill('2999-01-01');
    await dialog.getByRole('button', { name: 'Save consent' }).click();
    await expect(dialog.getByText('Given on cannot be a date in the future.')).toBeVisible();
    await expect(dialog.getByLabel('Given on')).toBeFocused();

    await page.keyboard.press('Escape');
    await record.click();
    await expect(dialog.getByLabel('Given by')).toHaveValue('Rosa Prueba');
  });

  test('cards without one are filtered, and the filter stays in the address', async ({ page }) => {
    const row = await openCard(page);
    const filter = page.getByRole('button', { name: /^No consent on record/ });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/consent=missing/);
    await expect(row).toHaveCount(1);
    await recordConsent(page, row);
    await expect(page.getByText('No card matches.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No card matches.')).toBeVisible();
    await expectAccessible(page, 'no match');
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page).toHaveURL(/\/manage$/);
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  });
});

test('a card is kept from search engines and let to them again', async ({ page, request }) => {
  const robots = async () => (await (await request.get(card.path)).text()).includes('content="noindex"');
  const inSitemap = async () => (await (await request.get('/sitemap.xml')).text()).includes(card.id);
  const row = await openCard(page);
  await expect.poll(inSitemap, SOON).toBe(true);
  await row.getByRole('button', { name: `Keep ${card.name} from search engines` }).click();
  await expect(row.getByText('Not in search engines')).toBeVisible();
  await expect.poll(robots, SOON).toBe(true);
  await expect.poll(inSitemap, SOON).toBe(false);
  const letFind = row.getByRole('button', { name: `Let search engines find ${card.name}` });
  await expect(letFind).toBeFocused();
  await letFind.click();
  await expect.poll(robots, SOON).toBe(false);
  await expect(row.getByText('Not in search engines')).toBeHidden();
});

test('a hidden card is gone for visitors and comes back', async ({ page, request }) => {
  const status = async () => (await request.get(card.path)).status();
  const row = await openCard(page);
  await expect.poll(status, SOON).toBe(200);
  await row.getByRole('button', { name: `Hide ${card.name}` }).click();
  await expect(row.getByText('Hidden')).toBeVisible();
  await expect.poll(status, SOON).toBe(404);
  await page.getByLabel('Public', { exact: true }).selectOption('hidden');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: `Make ${card.name} public` }).click();
  await expect(page.getByText('No card matches.')).toBeVisible();
  await expect.poll(status, SOON).toBe(200);
});

test.describe('deleting', () => {
  const ask = async (page: Page, row: Locator) => {
    await row.getByRole('button', { name: `Delete ${card.name}` }).click();
    const first = dialogOf(page, 'Delete this card?');
    await expect(first).toContainText(card.name);
    await first.getByRole('button', { name: 'Delete' }).click();
    return dialogOf(page, 'Really delete?');
  };

  test('asks twice, and is taken back', async ({ page, request }) => {
    const status = async () => (await request.get(card.path)).status();
    const row = await openCard(page);
    const second = await ask(page, row);
    await second.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(status, SOON).toBe(404);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(1);
    await expect(undo).toBeHidden();
    await expect.poll(status, SOON).toBe(200);
  });

  test('is not done when somebody thinks better of it', async ({ page }) => {
    const row = await openCard(page);
    const second = await ask(page, row);
    await second.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: `Delete ${card.name}` }).click();
    await expect(dialogOf(page, 'Delete this card?')).toBeVisible();
  });

  test('is done, also after a reload, once the offer to undo it has gone', async ({ page, request }) => {
    const row = await openCard(page);
    const second = await ask(page, row);
    await second.getByRole('button', { name: 'Yes, delete' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.getByLabel('Search cards').focus();
    await expect(undo).toBeHidden(SOON);
    await page.reload();
    await expect(page.getByText('No card matches.')).toBeVisible();
    expect((await request.get(`/api/player-cards/${card.id}`)).status()).toBe(404);
  });
});

test('a card that nobody changed for three months is marked and filtered', async ({ page }) => {
  const changedAt = new Date(card.updatedAt).getTime();
  await page.clock.setFixedTime(changedAt + 85 * DAY_MS);
  const row = await openCard(page);
  await expect(row.getByText('Older than 3 months')).toHaveCount(0);
  await page.clock.setFixedTime(changedAt + 95 * DAY_MS);
  await page.reload();
  await expect(row.getByText('Older than 3 months')).toBeVisible();
  const filter = page.getByRole('button', { name: /^Older than 3 months/ });
  await filter.click();
  await expect(page).toHaveURL(/changed=stale/);
  await expect(row).toHaveCount(1);
});

test('the list is sorted by its headings, by keyboard too, and the order stays in the address', async ({ page }) => {
  await page.goto('/player-cards/manage');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const names = () => page.getByRole('rowheader').allInnerTexts();
  await expect(heading('Updated')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('rowheader').first()).toContainText(/./);
  await heading('Class').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading('Class')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading('Updated')).not.toHaveAttribute('aria-sort', /./);
  await expect(page.getByText('Sorted by Class, ascending.')).toBeVisible();
  const upwards = await names();
  await page.keyboard.press('Enter');
  await expect(heading('Class')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-class/);
  expect(await names()).not.toEqual(upwards);
  const downwards = await names();
  await page.reload();
  await expect(heading('Class')).toHaveAttribute('aria-sort', 'descending');
  expect(await names()).toEqual(downwards);

  await page.getByLabel('Sport', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sport=\w+/);
  const [first] = await page.getByRole('rowheader').all();
  await first?.getByRole('link').click();
  await expect(page).toHaveURL(/\/player-cards-detail\//);
  await page.goBack();
  await expect(page.getByLabel('Sport', { exact: true })).not.toHaveValue('');
  await expect(heading('Class')).toHaveAttribute('aria-sort', 'descending');
});

test('who changed a card last, and when, is told to staff on its page and its form', async ({ page, browser }) => {
  const year = String(new Date().getFullYear());
  const note = page.getByText(new RegExp(`Last changed by ${STAFF.name}, .*${year}`));
  await page.goto(card.path);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'Edit Player' }).click();
  await expect(page.getByRole('heading', { name: 'Edit player' })).toBeVisible();
  await expect(note).toBeVisible();
  const row = await openCard(page);
  await expect(row).toContainText(`by ${STAFF.name}`);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(card.path);
  await expect(visitor.getByRole('heading', { name: 'Player Overview' })).toBeVisible();
  await expect(visitor.getByText(/Last changed/)).toHaveCount(0);
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
  await page.route('**/api/player-cards?visibility=all*', (route) => route.abort());
  await page.goto('/player-cards/manage');
  const problem = page.getByRole('alert').filter({ hasText: 'The cards could not be loaded.' });
  await expect(problem).toBeVisible();
  await expectAccessible(page, 'list not loaded');
  await page.unroute('**/api/player-cards?visibility=all*');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

for (const width of [390, 834, 1440]) {
  test(`is usable at ${width}: no sideways scroll, every state accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const row = await openCard(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, `list at ${width}`);
    await row.getByRole('button', { name: /^Record the consent/ }).click();
    await expect(dialogOf(page, 'Guardian’s consent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save consent' })).toBeInViewport();
    await expectAccessible(page, `consent at ${width}`);
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: `Delete ${card.name}` }).click();
    await expectAccessible(page, `delete at ${width}`);
    await page.keyboard.press('Escape');
    if (width > 1280) return;
    await page.getByLabel('Sort by').selectOption('player');
    await expect(page).toHaveURL(/sort=player/);
    await page.getByRole('button', { name: 'Turn the order round' }).click();
    await expect(page).toHaveURL(/sort=-player/);
  });
}
