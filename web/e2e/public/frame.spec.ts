import { expect, type Locator, type Page, test } from '@playwright/test';
import { STAFF } from '../support/site';
import { signIn } from '../support/staff';
import { visit } from './visit';

/** What stands around every page (specification §2, Header, sidebar, footer). */

type Link = [name: string, href: string | RegExp];

const SCHOLARSHIPS: Link[] = [
  ['Guaranteed Scholarships', '/scholarships#guaranteedscholarship'],
  ['Sports Scholarships', '/scholarships#sportsscholarships'],
  ['Academic Scholarships', '/scholarships#academicscholarships'],
];
const PLAYERS: Link[] = [
  ['Player Experiences', '/player-experiences'],
  ['Player Cards', '/player-cards'],
];
const OFFERINGS: Link[] = [
  ['Starter Pack', '/packages#starter-pack'],
  ['Next Level Pack', '/packages#next-level-pack'],
  ['All-Star Pack', '/packages#all-star-pack'],
  ['Add-Ons', '/packages#addons'],
];
/** Printed and not linked: the accounts of the demo site are not set up. */
const ACCOUNT = 'instagram @upfield.example';
const MAIL: Link = ['hello@upfield.example', 'mailto:hello@upfield.example'];

const PAGES: Link[] = [
  ['Home', '/'],
  ['Packages', '/packages'],
  ['Player Draft', '/player-draft'],
  ['About us', '/about'],
  ['Contact us', '/contact'],
];

const DROPDOWNS: [entry: string, links: Link[]][] = [
  ['Scholarships', SCHOLARSHIPS],
  ['Players', PLAYERS],
];

const COLUMNS: [heading: string, href: string, links: Link[]][] = [
  ['Packages', '/packages', OFFERINGS],
  ['Scholarships', '/scholarships', SCHOLARSHIPS],
  ['Players', '/player-cards', PLAYERS],
  ['Player Draft', '/player-draft', [['El Salvador 2025', '/player-draft']]],
  [
    'About Us',
    '/about',
    [
      ['Vision', '/about#vision'],
      ['Mission', '/about#mission'],
    ],
  ],
  ['Contact Us', '/contact', [MAIL]],
];

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const mainMenu = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' });

async function expectLinks(where: Locator, links: readonly Link[]): Promise<void> {
  for (const [name, href] of links) {
    await expect.soft(where.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', href);
  }
}

async function openSidebar(page: Page): Promise<Locator> {
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Contents' });
  await expect(sidebar).toBeVisible();
  return sidebar;
}

test('the header has its entries, each dropdown its links, and the current page is marked', async ({ page }) => {
  await visit(page, '/about');
  const menu = mainMenu(page);
  await expectLinks(menu, PAGES);
  await expect(banner(page).getByRole('link', { name: 'Get recruited' })).toHaveAttribute('href', '/contact');
  await expect(menu.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  for (const [entry, links] of DROPDOWNS) {
    const opener = menu.getByRole('button', { name: entry });
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expectLinks(menu, links);
    await opener.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
});

for (const [name, href] of SCHOLARSHIPS) {
  test(`the dropdown leads to ${name}`, async ({ page }) => {
    await visit(page, '/about');
    await mainMenu(page).getByRole('button', { name: 'Scholarships' }).hover();
    await mainMenu(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeInViewport();
  });
}

test('the sidebar has its blurb, four offerings, the pages and the social links', async ({ page }) => {
  await visit(page, '/about');
  const sidebar = await openSidebar(page);
  await expect(sidebar.getByText(/It starts with a free 1-on-1 assessment/)).toBeVisible();
  const contents = sidebar.getByRole('navigation', { name: 'Contents' });
  await expectLinks(contents, [...PAGES, ...OFFERINGS, ...SCHOLARSHIPS, ...PLAYERS]);
  await expectLinks(sidebar, [['Get recruited', '/contact'], ['Write on WhatsApp', /^https:\/\/wa\.me\/\d+\?/], MAIL]);
  await expect(sidebar.getByRole('listitem').filter({ hasText: ACCOUNT })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /@upfield/ })).toHaveCount(1);
  await sidebar.getByRole('link', { name: 'Player Cards' }).click();
  await expect(page).toHaveURL(/\/player-cards$/);
  await expect(sidebar).toBeHidden();
});

test('the menu fits one screen of a phone, without page numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/about');
  const sidebar = await openSidebar(page);
  const { seen, whole } = await sidebar.evaluate(({ clientHeight, scrollHeight }) => ({
    seen: clientHeight,
    whole: scrollHeight,
  }));
  expect(whole).toBeLessThanOrEqual(seen);
  for (const name of ['Contact us', 'Write on WhatsApp']) {
    await expect(sidebar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(sidebar.getByRole('navigation')).not.toHaveText(/\d/);
});

for (const [name, href] of OFFERINGS) {
  test(`the footer leads to ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/about');
    await footer(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeInViewport();
  });
}

test('the footer has its columns and their links, and no way for a visitor to make a card', async ({ page }) => {
  await visit(page, '/contact');
  await expect(footer(page).getByRole('heading')).toHaveText(COLUMNS.map(([heading]) => heading));
  for (const [heading, href, links] of COLUMNS) {
    const title = footer(page).getByRole('heading', { name: heading });
    await expect(title.getByRole('link')).toHaveAttribute('href', href);
    await expectLinks(title.locator('..'), links);
  }
  await expect(footer(page).getByText(`© ${new Date().getUTCFullYear()} Upfield`)).toBeVisible();
  await expectLinks(footer(page), [
    ['Privacy', '/privacy'],
    ['Staff log in', '/admin'],
  ]);
  await expect(footer(page).getByRole('link', { name: /create/i })).toHaveCount(0);
});

test('a Spanish page has the words of the frame in Spanish', async ({ page }) => {
  await visit(page, '/player-draft');
  await expect(footer(page).getByText('de tu cancha a la suya')).toBeVisible();
  await expect(footer(page).getByText('Sitio de demostración')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir el menú' }).first().click();
  const sidebar = page.getByRole('dialog', { name: 'Contenido' });
  await expect(sidebar.getByText(/Todo empieza con una evaluación gratuita/)).toBeVisible();
});

test('links of the footer take a click through the lines drawn over them', async ({ page }) => {
  await visit(page, '/contact');
  for (const name of ['Mission', 'Vision']) {
    await footer(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/about#${name.toLowerCase()}$`));
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeInViewport();
  }
  await footer(page).getByRole('link', { name: 'El Salvador 2025' }).click();
  await expect(page).toHaveURL(/\/player-draft$/);
});

test('staff find a welcome in the sidebar and the way to the form in the footer', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  await visit(page, '/about');
  await expect(footer(page).getByRole('link', { name: 'Create a player card' })).toHaveAttribute(
    'href',
    '/player-cards/create',
  );
  const sidebar = await openSidebar(page);
  await expect(sidebar.getByText(`Welcome, ${STAFF.name}`)).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the sign-in stands in the same frame: header, sidebar, footer', async ({ page }) => {
  await visit(page, '/admin');
  await expectLinks(mainMenu(page), PAGES);
  await expect(banner(page).getByRole('link', { name: 'Get recruited' })).toHaveAttribute('href', '/contact');
  await expect(footer(page).getByRole('heading')).toHaveText(COLUMNS.map(([heading]) => heading));
  await expectLinks(await openSidebar(page), [...OFFERINGS, MAIL]);
});

test('an account cannot be made yet, and the sign-in leads home', async ({ page }) => {
  await visit(page, '/admin');
  const create = page.getByRole('link', { name: 'CREATE ACCOUNT (COMING SOON)' });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await create.click({ force: true });
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('link', { name: 'RETURN HOME' }).click();
  await expect(page).toHaveURL(/\/$/);
});
