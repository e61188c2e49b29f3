import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import type { PlayerCard } from '@upfield/cms/contract';
import { visit } from './visit';

/** The gallery and a player's page, block by block (specification §2, Player cards list and Player detail). */

async function cards(request: APIRequestContext): Promise<PlayerCard[]> {
  return (await request.get('/api/player-cards')).json();
}

/** The value that stands beside a name. */
const valueBeside = (where: Locator, name: string) =>
  where.locator(`dt:text-is("${name}") + dd > span:first-child, dt:text-is("${name}") + dd.shout`);

test('the gallery opens with its intro, and its tiles stand three in a row', async ({ page }) => {
  await visit(page, '/player-cards');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const tiles = main
    .getByRole('region', { name: "Men's Soccer", exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /class of/ }) });
  const tops = await tiles.evaluateAll((items) => items.slice(0, 6).map((item) => (item as HTMLElement).offsetTop));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  await expect(main.getByRole('heading', { name: 'Golf' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Create New Player' })).toHaveCount(0);
});

test('a sport leads to all of its cards, page by page', async ({ page }) => {
  await visit(page, '/player-cards');
  await page
    .getByRole('link', { name: /Men's Soccer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/player-cards\?sport=\w+$/);
  const pages = page.getByRole('main').getByRole('navigation', { name: /Men's Soccer/ });
  await pages.getByRole('link', { name: /2/ }).first().click();
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /class of/ })
      .first(),
  ).toBeVisible();
});

test('a player page says who, what and when, and what is not known', async ({ page, request }) => {
  const all = await cards(request);
  const card = all.find(({ highlightsLink, actScore }) => highlightsLink && actScore === null);
  if (!card) throw new Error('The demo site has no player with a film and without an ACT score.');
  await visit(page, `/player-cards-detail/${card.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(card.lastName, { ignoreCase: true });
  const facts = main.getByRole('region', { name: 'Key facts' });
  await expect(valueBeside(facts, 'Sport')).toHaveText(card.sport?.name.split('-')[0] ?? '', { ignoreCase: true });
  await expect(valueBeside(facts, 'Class')).toHaveText(String(card.highSchoolGraduation));
  await expect(valueBeside(facts, 'Enrolls')).toHaveText(String(card.collegeEnrollmentExpected));
  const overview = main.getByRole('region', { name: 'Player Overview' });
  await expect(valueBeside(overview, 'Position')).toHaveText(card.sportPosition ?? 'Not specified');
  await expect(valueBeside(overview, 'Languages')).toHaveText(card.languagesSpoken ?? 'Not specified');
  await expect(valueBeside(overview, 'ACT')).toHaveText('TBD');
  await expect(main.getByRole('region', { name: 'Personal details' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Career' })).toContainText(card.career[0]?.team ?? '');
  await facts.getByRole('link', { name: 'Watch film' }).click();
  await expect(page).toHaveURL(/#film$/);
  await expect(main.getByRole('heading', { name: 'Film' })).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Request removal' })).toHaveAttribute(
    'href',
    `/player-removal/${card.id}`,
  );
  await expect(page.getByRole('link', { name: 'Edit Player' })).toHaveCount(0);
});

/** What a slow connection brings first would be painted, and pushed away by what follows in the document and stands above it. */
test('on phones and tablets the card stands below the facts, in the document as on the screen', async ({
  page,
  request,
}) => {
  const [card] = await cards(request);
  for (const width of [390, 834]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `/player-cards-detail/${card?.id}`);
    const tops = await page
      .getByRole('main')
      .locator('section, aside')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + window.scrollY)));
    expect(tops, `at ${width}`).toEqual([...tops].sort((one, other) => one - other));
  }
});
