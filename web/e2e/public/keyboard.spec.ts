import { expect, type Page, test } from '@playwright/test';
import { visit, WITH_MOTION } from './visit';

test.use(WITH_MOTION);

const banner = (page: Page) => page.getByRole('banner');

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a dropdown opens by Enter, its links follow, Escape closes it and gives the focus back', async ({ page }) => {
  await visit(page, '/about');
  const opener = banner(page).getByRole('button', { name: 'Scholarships' });
  const first = banner(page).getByRole('link', { name: 'Guaranteed Scholarships' });
  await opener.focus();
  await expect(first).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/scholarships#sportsscholarships$/);
});

test('a dropdown closes when the focus leaves it', async ({ page }) => {
  await visit(page, '/about');
  await banner(page).getByRole('button', { name: 'Players' }).press('Enter');
  const last = banner(page).getByRole('link', { name: 'Player Cards' });
  await last.focus();
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
});

test('the sidebar keeps the focus inside, and gives it back when it closes', async ({ page }) => {
  await visit(page, '/about');
  const opener = banner(page).getByRole('button', { name: 'Open menu' });
  const sidebar = page.getByRole('dialog', { name: 'Contents' });
  await opener.press('Enter');
  await expect(sidebar.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    // Past the last control the browser's own chrome takes the focus, never the page under the dialog.
    expect(await banner(page).or(page.getByRole('main')).locator(':focus').count()).toBe(0);
  }
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the buttons of a carousel show the next slide, the previous slide, and pause it', async ({ page }) => {
  await visit(page, '/packages');
  const addOns = page.getByRole('region', { name: 'Add-Ons' }).last();
  const slide = (number: number) => addOns.getByRole('group', { name: `${number} of 6` });
  await addOns.scrollIntoViewIfNeeded();
  await addOns.getByRole('button', { name: 'Pause slides' }).press('Enter');
  await expect(addOns.getByRole('button', { name: 'Play slides' })).toBeFocused();
  const last = slide(6);
  const first = slide(1);
  // A slide that has left the row still shows its edge beside it.
  const inRow = { ratio: 0.8 };
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport(inRow);
  await addOns.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(first).not.toBeInViewport(inRow);
  await addOns.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(first).toBeInViewport(inRow);
  await addOns.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(last).toBeInViewport(inRow);
});

test.describe('under prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and the film does not load', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('button', { name: 'Play background film' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    const quotes = page.getByRole('region', { name: 'What it can look like' }).last();
    await quotes.scrollIntoViewIfNeeded();
    await expect(quotes.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(quotes.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
    await quotes.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(quotes.getByText('Camila Rivas')).toBeInViewport();
  });
});

test('the button of the hero film pauses and resumes it', async ({ page }) => {
  await visit(page, '/');
  const toggle = page.getByRole('main').getByRole('button', { name: /background film$/ });
  const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await expect(toggle).toHaveAccessibleName('Pause background film');
  await toggle.press('Enter');
  await expect(toggle).toHaveAccessibleName('Play background film');
  expect(await paused()).toBe(true);
  await toggle.press('Enter');
  await expect(toggle).toHaveAccessibleName('Pause background film');
  await expect.poll(paused).toBe(false);
});
