import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts run, which is when its menus and carousels are theirs. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}
