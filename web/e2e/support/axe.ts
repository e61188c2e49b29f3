import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Even a transition of no length shows its first colour until the browser has drawn a frame. */
const movingParts = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

/**
 * Expects no violation of WCAG 2.2 AA on the page as it stands; each fault is one line of rule, element and explanation.
 * Have the page under `prefers-reduced-motion`, so that no half-faded text is measured.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What a sticky header happens to cover is one scroll away; axe would take it for a target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => movingParts(page), `${what}: at rest`).toBe(0);
  // Otherwise all results of all frames go through a second page, which takes longer than the rules. No page here has a frame of another origin.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: WCAG_22_AA, resultTypes: ['violations'] })
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(faults, what).toEqual([]);
}
