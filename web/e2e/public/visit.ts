import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts run, which is when its menus and carousels are theirs. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** For `test.use` where a test is about motion: all others run as for a visitor who wants none. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Keeps the files of an address from arriving. @returns what lets them come */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(files, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}
