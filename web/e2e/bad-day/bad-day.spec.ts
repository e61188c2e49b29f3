import type { Page } from '@playwright/test';
import { test } from '../support/visitor';
import { CONDITIONS } from './conditions';
import { attempt, type Condition, goOn, type Journey, type JourneyName } from './journey';
import { familyJourney, visitorJourney } from './lead-journeys';
import { lostOnce, scriptsOf } from './lost-files';
import { staffJourney } from './staff-journey';

/**
 * Every journey under every adverse condition. Nothing that was typed is lost, and what was sent arrives.
 * For `npm run bad-day`.
 */
const JOURNEYS: Record<JourneyName, (page: Page) => Journey> = {
  visitor: visitorJourney,
  family: familyJourney,
  staff: staffJourney,
};
const NAMES = Object.keys(JOURNEYS) as JourneyName[];

// An element that is missing for longer than this makes the journey look for an error message.
test.use({ actionTimeout: 10_000 });

async function go(name: JourneyName, condition: Condition, page: Page): Promise<void> {
  const journey = JOURNEYS[name](page);
  await condition.prepare?.(page);
  for (const step of journey.steps) {
    await test.step(step.name, async () => {
      if (condition.go) await condition.go(step, journey, page);
      else {
        await attempt(step);
        await goOn(page, step);
      }
      await condition.look?.(page, step);
    });
    if (condition.endsWith?.[name]) return condition.endsWith[name](page);
  }
  await journey.expectStored();
}

for (const name of NAMES) {
  test.describe(name, { tag: '@long' }, () => {
    test.describe.configure({ timeout: 240_000 });
    for (const condition of CONDITIONS) test(condition.name, ({ page }) => go(name, condition, page));

    test('each script lost once', async ({ browser, address }) => {
      test.setTimeout(1_800_000);
      const own = () => browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': address } });
      const first = await own();
      const scripts = await scriptsOf(first, () => go(name, { name: 'nothing in the way' }, first));
      await first.close();
      for (const script of scripts) {
        await test.step(script, async () => {
          const page = await own();
          await go(name, lostOnce(script, script), page);
          await page.close();
        });
      }
    });
  });
}
