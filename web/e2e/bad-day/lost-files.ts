import type { Page } from '@playwright/test';
import type { Condition } from './journey';

/**
 * The scripts that a journey loads.
 * @param go the journey on `page`
 */
export async function scriptsOf(page: Page, go: () => Promise<void>): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await go();
  return [...scripts];
}

/** A file is asked for more than once in a moment: the browser fetches ahead what the page imports afterwards. */
const LOST_FOR_MS = 1_500;

/**
 * Requests for a script fail for a moment, from the first one on.
 * @param script its path; `*` stands for the hash in it
 */
export const lostOnce = (name: string, script: string): Condition => ({
  name: `${name} lost once`,
  prepare: async (page) => {
    let end = 0;
    await page.route(`**${script}`, async (route) => {
      end ||= Date.now() + LOST_FOR_MS;
      if (Date.now() < end) await route.abort('failed');
      else await route.continue();
    });
  },
});
