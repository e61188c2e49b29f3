import { expect, type Page, test } from '@playwright/test';
import { languageOfPath } from '@upfield/cms/contract/content/page-languages';
import { collectFaults, translatePage } from '../support/translation';
import { CONTENT_PAGES, playerPath } from './pages';
import { visit } from './visit';

/** The page that every page leads to, in its own language. */
const PACKAGES = {
  en: { path: '/packages', heading: 'Packages' },
  es: { path: '/es/packages', heading: 'Paquetes' },
};

const banner = (page: Page) => page.getByRole('banner');

/** Opens a page, waits until its scripts run, and has it translated as the browser would. */
async function visitTranslated(page: Page, path: string): Promise<void> {
  await visit(page, path);
  expect(await translatePage(page)).toBeGreaterThan(10);
}

test('every page can be translated and left for another one', async ({ page, request }) => {
  test.setTimeout(120_000);
  const faults = collectFaults(page);
  for (const path of [...CONTENT_PAGES.map(({ path }) => path), await playerPath(request)]) {
    const packages = PACKAGES[languageOfPath(path)];
    await visitTranslated(page, path);
    await banner(page).locator(`a[href="${packages.path}"]`).click();
    await expect(page).toHaveURL(packages.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(packages.heading);
  }
  expect(faults).toEqual([]);
});

test('page after page without a reload, each translated', async ({ page }) => {
  const faults = collectFaults(page);
  await visitTranslated(page, '/');
  const steps: [link: string, heading: string][] = [
    ['About us', 'About Us'],
    ['Packages', 'Packages'],
    ['Contact us', 'Schedule a 1-on-1 free assessment now!'],
    ['Home', 'Get Recruited'],
  ];
  for (const [link, heading] of steps) {
    await banner(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await translatePage(page);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a 1-on-1 free assessment now!');
  expect(faults).toEqual([]);
});

test('menus and sidebar open, close and their links work', async ({ page }) => {
  const faults = collectFaults(page);
  await visitTranslated(page, '/about');
  await banner(page).getByRole('button', { name: 'Scholarships' }).press('Enter');
  await banner(page).getByRole('link', { name: 'Academic Scholarships' }).click();
  await expect(page).toHaveURL(/#academicscholarships$/);
  await translatePage(page);
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Contents' });
  await translatePage(page);
  await sidebar.getByRole('button', { name: 'Close menu' }).click();
  await expect(sidebar).toBeHidden();
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  await sidebar.getByRole('link', { name: 'Player Experiences' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player Experiences');
  expect(faults).toEqual([]);
});

test('carousels show the next slide, the previous slide, and pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const faults = collectFaults(page);
  await visitTranslated(page, '/');
  const quotes = page.getByRole('main').getByRole('region', { name: 'What it can look like' });
  await quotes.scrollIntoViewIfNeeded();
  await expect(quotes.getByRole('button', { name: 'Next' })).toBeVisible();
  await translatePage(page);
  await quotes.getByRole('button', { name: 'Pause slides' }).click();
  await expect(quotes.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await quotes.getByRole('button', { name: 'Go to slide 2' }).click();
  await expect(quotes.getByText('Camila Rivas')).toBeInViewport({ ratio: 0.9 });
  await quotes.getByRole('button', { name: 'Next' }).click();
  await expect(quotes.getByText('Andrea Villalta')).toBeInViewport({ ratio: 0.9 });
  await quotes.getByRole('button', { name: 'Previous' }).click();
  await expect(quotes.getByText('Camila Rivas')).toBeInViewport({ ratio: 0.9 });
  expect(faults).toEqual([]);
});

test('the search shows results, says that there are none, and its links work', async ({ page }) => {
  const faults = collectFaults(page);
  await visitTranslated(page, '/about');
  await banner(page).getByRole('button', { name: 'Search' }).click();
  const popup = page.getByRole('dialog', { name: 'Search' });
  const field = popup.getByRole('combobox', { name: 'Players and pages' });
  await translatePage(page);
  await field.fill('ma');
  await expect(popup.getByRole('option').first()).toBeVisible();
  await translatePage(page);
  await field.fill('qqqq');
  await expect(popup.getByRole('status')).toHaveText(/qqqq/);
  await translatePage(page);
  await field.fill('nurinda');
  await popup.getByRole('option', { name: /Ángel Ñurinda/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Ñurinda/i);
  expect(faults).toEqual([]);
});

test('the gallery filters and empties its list', async ({ page }) => {
  const faults = collectFaults(page);
  await visitTranslated(page, '/player-cards');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search players' }).fill('qqqq');
  await expect(main.getByRole('link', { name: /class of/ })).toHaveCount(0);
  await translatePage(page);
  await main.getByRole('searchbox', { name: 'Search players' }).fill('nurinda');
  await expect(main.getByRole('link', { name: /Ángel Ñurinda/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a form shows its errors, its further fields, and keeps what was typed', async ({ page }) => {
  const faults = collectFaults(page);
  await visitTranslated(page, '/contact');
  const form = page.getByRole('form', { name: 'Get Recruited now!' });
  const send = form.getByRole('button', { name: 'Send my details' });
  await send.click();
  await expect(form.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await translatePage(page);
  await form.getByLabel('Full name').fill('Elena Prueba');
  await form.getByLabel('Age', { exact: true }).fill('16');
  await expect(form.getByLabel('Name of parent or guardian')).toBeVisible();
  await translatePage(page);
  await form.getByLabel('Age', { exact: true }).fill('19');
  await expect(form.getByLabel('Name of parent or guardian')).toHaveCount(0);
  await form.getByLabel('Do you have a highlight film?').selectOption('yes');
  await expect(form.getByLabel('Link to your film')).toBeVisible();
  await translatePage(page);
  await send.click();
  await expect(form.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Full name')).toHaveValue('Elena Prueba');
  await expect(form.getByLabel('Full name')).not.toHaveAttribute('aria-invalid', 'true');
  expect(faults).toEqual([]);
});
