import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Entry, test, withPart } from '../support/content';
import { deleteManagedCard, makeManagedCard } from '../support/managed-card';
import { signIn } from '../support/staff';
import { type PublicCard, playerPath, publicCards } from './pages';

/**
 * Every switch of the CMS, flipped by an edit and flipped back. These tests change what the whole site shows, so they run one after the
 * other, after all others, and each puts back what it found.
 */
test.describe.configure({ mode: 'default' });

const DAY_MS = 86_400_000;
const UP_TO_DATE = { timeout: 20_000 };

/** Opens the page anew until it shows the edit. */
async function eventually(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await check();
  }).toPass(UP_TO_DATE);
}

interface Switch {
  name: string;
  type: string;
  path: string;
  on: (entry: Entry) => Entry;
  /** What the switch shows, and nothing else does. */
  shows: (page: Page) => ReturnType<Page['locator']>;
}

const SWITCHES: Switch[] = [
  {
    name: 'the prices of the packs',
    type: 'packages-page',
    path: '/packages',
    on: (entry) => ({ ...entry, showPrices: true }),
    shows: (page) => page.getByRole('main').getByText('$99', { exact: true }),
  },
  {
    name: 'the sentence on the fees',
    type: 'packages-page',
    path: '/packages',
    on: (entry) => ({ ...entry, feesText: 'Our fees are the same whether or not an offer comes.' }),
    shows: (page) => page.getByRole('main').getByText('Our fees are the same whether or not an offer comes.'),
  },
  {
    name: 'the price box of the scholarships',
    type: 'scholarships-page',
    path: '/scholarships',
    on: withPart('priceBox', { enabled: true }),
    shows: (page) => page.getByRole('region', { name: 'Scholarship search' }),
  },
  {
    name: 'the extra lists of the scholarships',
    type: 'scholarships-page',
    path: '/scholarships',
    on: withPart('extraLists', { enabled: true }),
    shows: (page) => page.getByRole('heading', { name: 'What to ask any agency' }),
  },
  {
    name: 'the details of the experiences',
    type: 'experiences-page',
    path: '/player-experiences',
    on: (entry) => ({ ...entry, showDetails: true }),
    shows: (page) => page.getByRole('main').getByRole('link', { name: 'Join now' }).first(),
  },
  {
    name: 'the newsletter',
    type: 'global',
    path: '/about',
    on: withPart('newsletter', { enabled: true }),
    shows: (page) => page.getByRole('contentinfo').getByLabel('Email for the newsletter'),
  },
];

for (const { name, type, path, on, shows } of SWITCHES) {
  test(`${name}: hidden, shown by an edit, hidden again`, async ({ page, edits }) => {
    await page.goto(path);
    await expect(shows(page)).toHaveCount(0);
    await edits.publish(type, on);
    await eventually(page, path, () => expect(shows(page)).toBeVisible({ timeout: 1000 }));
    await edits.restore(type);
    await eventually(page, path, () => expect(shows(page)).toHaveCount(0, { timeout: 1000 }));
  });
}

test('the event banner counts down before the event, and never shows after it', async ({ page, edits }) => {
  const banner = page.getByRole('region').filter({ has: page.getByRole('timer') });
  await edits.publish('home-page', withPart('eventBanner', { enabled: true }));
  await page.goto('/');
  await expect(banner).toHaveCount(0);
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const dates = { registrationClosesAt: at(8), startsAt: at(10.5), endsAt: at(14) };
  await edits.publish('draft-page', withPart('event', dates));
  await eventually(page, '/', () => expect(banner).toBeVisible({ timeout: 1000 }));
  await expect(banner.getByRole('timer')).toContainText(/10\s*days/);
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/player-draft');
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de espera' })).toHaveCount(0);
  await edits.restore('draft-page');
  await eventually(page, '/', () => expect(banner).toHaveCount(0, { timeout: 1000 }));
});

/** Where the event stands, in days from now, and what is then sold. */
const EVENT_TIMES = [
  { when: 'before', closes: 8, starts: 10, ends: 14, sold: true, included: 'Qué incluye', programme: 'Programa' },
  { when: 'during', closes: -3, starts: -1, ends: 3, sold: false, included: 'Qué incluye', programme: 'Programa' },
  {
    when: 'after',
    closes: -12,
    starts: -9,
    ends: -5,
    sold: false,
    included: 'Qué incluyó la última edición',
    programme: 'Programa de la última edición',
  },
];

for (const { when, closes, starts, ends, sold, included, programme } of EVENT_TIMES) {
  test(`${when} the event: the pass is ${sold ? '' : 'not '}sold, and the draft page says which edition it is about`, async ({
    page,
    edits,
  }) => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    await edits.publish(
      'draft-page',
      withPart('event', { registrationClosesAt: at(closes), startsAt: at(starts), endsAt: at(ends) }),
    );
    const main = page.getByRole('main');
    const shown = (name: string) =>
      expect(main.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 1000 });
    await eventually(page, '/player-draft', async () => {
      await shown(included);
      await shown(programme);
    });
    const pass = main.getByRole('region', { name: 'Showcase Pass' });
    await eventually(page, '/packages?pack=Showcase+Pass', async () => {
      await expect(pass.getByRole('link', { name: 'Get the pass' })).toHaveCount(sold ? 1 : 0, { timeout: 1000 });
    });
    await expect(pass.getByText('no date is set for the next one')).toHaveCount(sold ? 0 : 1);
    await expect(pass.getByRole('link', { name: /waiting list/ })).toHaveCount(sold ? 0 : 1);
    await expect(main.getByText(/^You chose/)).toHaveCount(sold ? 1 : 0);
  });
}

test('join-now links lead to the detail of their experience', async ({ page, edits }) => {
  await edits.publish('experiences-page', (entry) => ({ ...entry, showDetails: true }));
  const join = page.getByRole('main').getByRole('link', { name: 'Join now' });
  await eventually(page, '/player-experiences', () => expect(join).toHaveCount(3, { timeout: 1000 }));
  await join.first().click();
  await expect(page).toHaveURL(/\/program-detail#preseason$/);
});

test('the background film of the hero is switched off, and its still stays', async ({ page, edits }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const toggle = page.getByRole('main').getByRole('button', { name: /background film$/ });
  await edits.publish('home-page', withPart('hero', { showFilm: false }));
  await eventually(page, '/', () => expect(toggle).toHaveCount(0, { timeout: 1000 }));
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('main').locator('picture img').first()).toBeVisible();
  await edits.restore('home-page');
  await eventually(page, '/', () => expect(toggle).toBeVisible({ timeout: 1000 }));
});

test('a quote that is no example loses the note', async ({ page, edits }) => {
  const notes = page.getByRole('figure').getByText('Example quote, not a real person’s words');
  await page.goto('/');
  await expect(notes).toHaveCount(3);
  await edits.publish('home-page', (entry) => {
    const quotes = entry.quotes as { items: Entry[] };
    return {
      ...entry,
      quotes: { ...quotes, items: quotes.items.map((quote, index) => ({ ...quote, illustrative: index > 0 })) },
    };
  });
  await eventually(page, '/', () => expect(notes).toHaveCount(2, { timeout: 1000 }));
});

test('pagination shows itself in a long list even when it is off in the gallery, and everywhere when on', async ({
  page,
  edits,
}) => {
  const pagination = page.getByRole('main').getByRole('navigation', { name: /Men's Soccer/ });
  await page.goto('/player-cards');
  await expect(pagination).toHaveCount(0);
  await page
    .getByRole('link', { name: /Men's Soccer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]sport=/);
  await expect(pagination).toBeVisible();
  await edits.publish('gallery-intro', (entry) => ({ ...entry, showPagination: true }));
  await eventually(page, '/player-cards', () => expect(pagination).toBeVisible({ timeout: 1000 }));
});

async function cardOf(request: APIRequestContext, id: string): Promise<PublicCard & { dateOfBirth: string | null }> {
  const { playerCard } = await (await request.get(`/api/player-cards/${id}`)).json();
  return playerCard;
}

test('full birth dates stay hidden until the switch says otherwise', async ({ page, request, edits }) => {
  const path = await playerPath(request);
  const id = path.split('/').at(-1) ?? '';
  expect(await cardOf(request, id)).toMatchObject({ dateOfBirth: null });
  await edits.publish('global', withPart('privacy', { showFullBirthDate: true }));
  await expect.poll(async () => (await cardOf(request, id)).dateOfBirth, UP_TO_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const born = page
    .getByRole('main')
    .getByRole('definition')
    .filter({ hasText: /\d{1,2}, \d{4}|\d{1,2} \w+ \d{4}/ });
  await eventually(page, path, () => expect(born).toBeVisible({ timeout: 1000 }));
  await edits.restore('global');
  await eventually(page, path, () => expect(born).toHaveCount(0, { timeout: 1000 }));
});

test('with the consent switch on, no card without a consent is public', async ({ page, request, edits }) => {
  const path = await playerPath(request);
  const before = (await publicCards(request)).length;
  await edits.publish('global', withPart('privacy', { requireConsent: true }));
  await expect.poll(async () => (await publicCards(request)).length, UP_TO_DATE).toBeLessThan(before);
  await eventually(page, path, () =>
    expect(page.getByRole('heading', { name: 'Player not found' })).toBeVisible({ timeout: 1000 }),
  );
  await edits.restore('global');
  await expect.poll(async () => (await publicCards(request)).length, UP_TO_DATE).toBe(before);
  await eventually(page, path, () =>
    expect(page.getByRole('heading', { name: 'Player Overview' })).toBeVisible({ timeout: 1000 }),
  );
});

test('with the consent switch on, a card is public once its consent is recorded, and gone when it is withdrawn', async ({
  page,
  request,
  edits,
}) => {
  const card = await makeManagedCard(request);
  const gallery = `/player-cards?q=${encodeURIComponent(card.lastName)}`;
  const tiles = async () => (await (await request.get(gallery)).text()).includes(card.path);
  await expect.poll(tiles, UP_TO_DATE).toBe(true);
  await edits.publish('global', withPart('privacy', { requireConsent: true }));
  await expect.poll(tiles, UP_TO_DATE).toBe(false);
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  await page.goto(`/player-cards/manage?q=${encodeURIComponent(card.lastName)}`);
  await expect(page.getByText('Not public: consent missing')).toBeVisible();
  await page.getByRole('button', { name: `Record the consent for ${card.name}` }).click();
  await page.getByLabel('Person who agreed').fill('Rosa Prueba');
  await page.getByLabel('Date of consent').fill('2026-01-05');
  await page.getByRole('button', { name: 'Save consent' }).click();
  await expect(page.getByText('Not public: consent missing')).toBeHidden();
  await expect.poll(async () => (await request.get(card.path)).status(), UP_TO_DATE).toBe(200);
  await expect.poll(tiles, UP_TO_DATE).toBe(true);
  await page.getByRole('button', { name: `Consent for ${card.name}` }).click();
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect.poll(async () => (await request.get(card.path)).status(), UP_TO_DATE).toBe(404);
  await deleteManagedCard(request, card);
});
