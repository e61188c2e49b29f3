import { expect, type Locator, type Page } from '@playwright/test';
import { type ManagedCard, openCard, test } from '../support/managed-card';
import { dialogNamed } from '../support/player-form';
import { STAFF } from '../support/site';

/** A changed card is up to date on pages within about a second. */
const SOON = { timeout: 20_000 };

test('a card is hidden from search engines and shown to them again', async ({ page, card, request }) => {
  const robots = async () => (await (await request.get(card.path)).text()).includes('content="noindex"');
  const headers = () =>
    Promise.all(
      [card.path, `${card.path}.data`].map(async (path) => (await request.get(path)).headers()['x-robots-tag']),
    );
  const inSitemap = async () => (await (await request.get('/sitemap.xml')).text()).includes(card.id);
  const row = await openCard(page, card);
  await expect.poll(inSitemap, SOON).toBe(true);
  await row.getByRole('button', { name: `Keep ${card.name} from search engines` }).click();
  await expect(row.getByText('Not in search engines')).toBeVisible();
  await expect.poll(robots, SOON).toBe(true);
  expect(await headers()).toEqual(['noindex', 'noindex']);
  await expect.poll(inSitemap, SOON).toBe(false);
  const letFind = row.getByRole('button', { name: `Let search engines find ${card.name}` });
  await expect(letFind).toBeFocused();
  await letFind.click();
  await expect.poll(robots, SOON).toBe(false);
  expect((await headers())[0]).toBeUndefined();
  await expect(row.getByText('Not in search engines')).toBeHidden();
});

test('a hidden card is gone for visitors and comes back', async ({ page, card, request }) => {
  const status = async () => (await request.get(card.path)).status();
  const row = await openCard(page, card);
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
  const ask = async (page: Page, row: Locator, card: ManagedCard) => {
    await row.getByRole('button', { name: `Delete ${card.name}` }).click();
    const first = dialogNamed(page, 'Delete this card?');
    await expect(first).toContainText(card.name);
    await first.getByRole('button', { name: 'Delete' }).click();
    return dialogNamed(page, 'Really delete?');
  };

  test('asks twice, and can be undone', async ({ page, card, request }) => {
    const status = async () => (await request.get(card.path)).status();
    const row = await openCard(page, card);
    const second = await ask(page, row, card);
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

  test('does not happen when it is cancelled', async ({ page, card, request }) => {
    const row = await openCard(page, card);
    const second = await ask(page, row, card);
    await second.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: `Delete ${card.name}` }).click();
    await expect(dialogNamed(page, 'Delete this card?')).toBeVisible();
    expect((await request.get(`/api/player-cards/${card.id}`)).status()).toBe(200);
  });

  test('is done, also after a reload, once the offer to undo it has gone', async ({ page, card, request }) => {
    const row = await openCard(page, card);
    const second = await ask(page, row, card);
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

test('who changed a card last, and when, is told to staff on its page and its form', async ({
  page,
  card,
  browser,
}) => {
  const year = String(new Date().getFullYear());
  const note = page.getByText(new RegExp(`Last changed by ${STAFF.name}, .*${year}`));
  await page.goto(card.path);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'Edit Player' }).click();
  await expect(page.getByRole('heading', { name: 'Edit player' })).toBeVisible();
  await expect(note).toBeVisible();
  const row = await openCard(page, card);
  await expect(row).toContainText(`by ${STAFF.name}`);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(card.path);
  await expect(visitor.getByRole('heading', { name: 'Player Overview' })).toBeVisible();
  await expect(visitor.getByText(/Last changed/)).toHaveCount(0);
});
