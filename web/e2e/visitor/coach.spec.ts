import { expect, type Page, test } from '@playwright/test';
import type { PlayerCard } from '@upfield/cms/contract';

/** What a coach does: looks for a position, a class and a height, goes through the list, and asks. */

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).getByRole('link', { name: /class of/ });
const choose = (page: Page, label: string, option: string) =>
  main(page).getByRole('combobox', { name: label, exact: true }).selectOption(option);

/** Opens the gallery, or a list of it, and waits until its filters follow what is chosen. */
async function visit(page: Page, path = '/player-cards'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

const publicCards = async (page: Page): Promise<PlayerCard[]> => (await page.request.get('/api/player-cards')).json();

test('filters lead to a tall goalkeeper of a class, whose page leads back to the list', async ({ page }) => {
  const keepers = (await publicCards(page)).filter(({ sportPosition }) => sportPosition === 'Goalkeeper');
  const tall = keepers.filter(({ height }) => (height ?? 0) >= 185);
  expect([keepers.length > tall.length, tall.length > 0]).toEqual([true, true]);
  await visit(page);
  await choose(page, 'Position', 'Goalkeeper');
  await expect(tiles(page)).toHaveCount(keepers.length);
  await choose(page, 'Height', '185');
  await expect(page).toHaveURL(/\?position=Goalkeeper&heightMin=185$/);
  await expect(main(page).getByRole('status')).toHaveText(`${tall.length} players`);
  await expect(main(page).getByRole('combobox', { name: 'Height' })).toContainText('6′1″ (185 cm) and up');
  await tiles(page).first().click();
  await expect(page).toHaveURL(/\/player-cards-detail\/\w+\?position=Goalkeeper&heightMin=185$/);
  await page.getByRole('link', { name: `Back to the ${tall.length} players: Goalkeeper` }).click();
  await expect(page).toHaveURL(/\/player-cards\?position=Goalkeeper&heightMin=185$/);
});

test('a list is gone through from player to player, over the edge of a page', async ({ page }) => {
  const [sport] = await (await page.request.get('/api/sports')).json();
  const cards: PlayerCard[] = await (await page.request.get(`/api/player-cards?sport=${sport.id}`)).json();
  const list = page.getByRole('navigation', { name: 'Your list of players' });
  const open = (index: number, query = '') =>
    page.goto(`/player-cards-detail/${cards.at(index)?.id}?sport=${sport.id}${query}`);
  const expectPlace = async (index: number) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(cards[index]?.lastName ?? '', {
      ignoreCase: true,
    });
    await expect(list).toContainText(`${index + 1} of ${cards.length}`);
  };
  await open(0);
  await expectPlace(0);
  await expect(list.getByRole('link', { name: /^Previous player/ })).toHaveCount(0);
  await open(10);
  await list.getByRole('link', { name: `Next player: ${cards[11]?.name} ${cards[11]?.lastName}` }).click();
  await expectPlace(11);
  await list.getByRole('link', { name: `Next player: ${cards[12]?.name} ${cards[12]?.lastName}` }).click();
  await expectPlace(12);
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${cards[12]?.id}$`));
  await list.getByRole('link', { name: /^Previous player/ }).click();
  await expectPlace(11);
  await open(-1, '&page=2');
  await expectPlace(cards.length - 1);
  await expect(list.getByRole('link', { name: /^Next player/ })).toHaveCount(0);
});

test('a list that does not have the player leads to the player’s one address', async ({ page }) => {
  const [card] = await publicCards(page);
  for (const query of ['?q=zzqqzz', '?position=No+such', '?heightMin=185&page=99']) {
    await page.goto(`/player-cards-detail/${card?.id}${query}`);
    await expect(page).toHaveURL(new RegExp(`/${card?.id}$`));
    await expect(page.getByRole('navigation', { name: 'Your list of players' })).toHaveCount(0);
  }
});

test('classes that have finished school stand apart, below those to come', async ({ page }) => {
  await visit(page);
  const field = main(page).getByRole('combobox', { name: 'Class year' });
  const years = await field.locator('> option').allTextContents();
  const now = new Date();
  const next = now.getUTCFullYear() + (now.getUTCMonth() >= 7 ? 1 : 0);
  expect(years.slice(1)).toEqual([...years.slice(1)].sort());
  expect(Number(years[1])).toBeGreaterThanOrEqual(next);
  for (const year of await field.locator('optgroup[label="Graduated"] > option').allTextContents()) {
    expect(Number(year)).toBeLessThan(next);
  }
});

test('a list is put in order, and its filters are taken off at once', async ({ page }) => {
  await visit(page, '/player-cards?position=Goalkeeper');
  await choose(page, 'Order', 'Tallest first');
  await expect(page).toHaveURL(/sort=-height$/);
  const [sport] = await main(page).getByRole('region').all();
  const heights = await sport?.getByRole('link', { name: /class of/ }).allTextContents();
  const metres = (heights ?? []).flatMap((text) => Number(/\((\d+) centimetres\)/.exec(text)?.[1] ?? 0));
  expect(metres).toEqual([...metres].sort((one, other) => other - one));
  await main(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
  await expect(main(page).getByRole('combobox', { name: 'Position' })).toHaveValue('');
});

for (const [query, lastName] of [
  ['GK', 'Rentería'],
  ['portero', 'Oliva'],
  ['keeper', 'Oliva'],
] as const) {
  test(`the search understands ${query}`, async ({ page }) => {
    await page.goto(`/search?q=${query}`);
    await expect(main(page).getByRole('link', { name: new RegExp(lastName) })).toBeVisible();
  });
}

test('a misspelt name leads to the one that was meant, in the gallery and in the search', async ({ page }) => {
  await visit(page, '/player-cards?q=renteira');
  await main(page).getByRole('link', { name: 'Did you mean “Rentería”?' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await page.goto('/search?q=scholarhips');
  await main(page).getByRole('link', { name: 'Did you mean “scholarships”?' }).click();
  await expect(main(page).getByRole('link', { name: 'Scholarships', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.keyboard.press('/');
  const popup = page.getByRole('dialog', { name: 'Search' });
  await popup.getByRole('combobox').fill('renteira');
  await popup.getByRole('link', { name: 'Did you mean “Rentería”?' }).click();
  await expect(main(page).getByRole('link', { name: /Rentería/ })).toBeVisible();
});

test('a player’s page shows similar players, and never the player again', async ({ page }) => {
  const keepers = (await publicCards(page)).filter(({ sportPosition }) => sportPosition === 'Goalkeeper');
  const men = keepers.filter(({ sport }) => sport?._id === keepers[0]?.sport?._id);
  await page.goto(`/player-cards-detail/${men[0]?.id}`);
  const similar = main(page).getByRole('region', { name: 'Similar players' });
  await expect(similar.getByRole('link')).toHaveCount(3);
  await expect(similar.getByRole('link').first()).toHaveAccessibleName(/Goalkeeper/);
  await expect(similar.locator(`a[href$="${men[0]?.id}"]`)).toHaveCount(0);
});

test('a missing film is one line that asks for it', async ({ page }) => {
  const card = (await publicCards(page)).find(({ highlightsLink }) => highlightsLink === null);
  await page.goto(`/player-cards-detail/${card?.id}`);
  const film = main(page).getByRole('region', { name: 'Film' });
  await expect(film.getByRole('link', { name: 'Ask for the film' })).toHaveAttribute(
    'href',
    `/player-question/${card?.id}`,
  );
  expect((await film.boundingBox())?.height).toBeLessThan(140);
});

test('what is shared says what a coach asks first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (shared: object) => Object.assign(window, { shared }) });
  });
  const card = (await publicCards(page)).find(({ height, gpa, toeflScore }) => height && gpa && toeflScore);
  await page.goto(`/player-cards-detail/${card?.id}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Share card' }).click();
  const shared: { text: string; url: string } = await page.evaluate(() => Reflect.get(window, 'shared'));
  for (const fact of [
    card?.lastName,
    `class of ${card?.highSchoolGraduation}`,
    `(${card?.height} cm)`,
    'GPA',
    'TOEFL',
  ]) {
    expect(shared.text).toContain(fact);
  }
  expect(shared.url).toMatch(new RegExp(`/player-cards-detail/${card?.id}$`));
});

test('the header has a way in for coaches; experiences and their details lead to each other and to the form', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'For coaches' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
  await page.goto('/player-experiences');
  await main(page).getByRole('link', { name: 'Program details' }).click();
  await expect(page).toHaveURL(/\/program-detail$/);
  for (const join of await main(page).getByRole('link', { name: 'Join now' }).all()) {
    await expect(join).toHaveAttribute('href', '/contact');
  }
  await main(page).getByRole('link', { name: 'Back to Player Experiences' }).click();
  await expect(page).toHaveURL(/\/player-experiences$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first cards of a list are on the first screen, and the filters stay in reach', async ({ page }) => {
    await visit(page, '/player-cards?position=Midfielder');
    await expect(tiles(page).first()).toBeInViewport({ ratio: 0.9 });
    await visit(page, '/player-cards');
    await tiles(page).nth(20).scrollIntoViewIfNeeded();
    await expect(main(page).getByRole('combobox', { name: 'Sport' })).toBeInViewport();
    await main(page).getByRole('searchbox').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const field = await main(page).getByRole('searchbox').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });

  test('height, question and sharing are on the first screens of a player’s page, and the card is not repeated', async ({
    page,
  }) => {
    const card = (await publicCards(page)).find(({ height }) => height);
    await page.goto(`/player-cards-detail/${card?.id}`);
    await expect(page.getByRole('link', { name: 'Ask about this player' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Share card' })).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByRole('region', { name: 'Key facts' })).toContainText(/Height\d′\d+″/);
    await expect(main(page).getByRole('complementary').locator('[data-country]')).toBeHidden();
  });
});

test('on paper stand the whole name, the addresses of page and film, and nothing to press', async ({ page }) => {
  const card = (await publicCards(page)).find(({ highlightsLink }) => highlightsLink);
  await page.goto(`/player-cards-detail/${card?.id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new RegExp(`/player-cards-detail/${card?.id}$`))).toBeVisible();
  await expect(page.getByText(card?.highlightsLink ?? '')).toBeVisible();
  for (const role of ['button', 'link', 'navigation'] as const) {
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
  }
});
