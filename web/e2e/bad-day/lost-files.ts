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

/**
 * The first request for a script is lost on the way.
 * @param script its path; `*` stands for the hash in it
 */
export const lostOnce = (name: string, script: string): Condition => ({
  name: `${name} lost once`,
  prepare: (page) => page.route(`**${script}`, (route) => route.abort('failed'), { times: 1 }),
});
