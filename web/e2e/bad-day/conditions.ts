import { expect, type Page } from '@playwright/test';
import { attempt, type Condition, goOn, type Journey, STEP_MS, type Step } from './journey';
import { lostOnce } from './lost-files';

const PHONE = { width: 390, height: 844 };

/** Storage of a browser that forbids cookies and site data: each of the three throws when it is touched. */
function forbidStorage(names: string[]): void {
  for (const name of names) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Places into which extensions put an element, by what finds them. */
const PLACES = {
  'beside the body': 'html',
  'in the head': 'head',
  'first in the body': 'body',
  'first in the page': 'main',
  'in a form': 'main form',
} as const;

/** Puts an element that is not ours into a place as soon as it is parsed, which is before the scripts start. */
function insertInto(selector: string): void {
  const insert = () => {
    const place = document.querySelector(selector);
    if (!place || document.querySelector('x-extension')) return;
    place.prepend(document.createElement('x-extension'));
  };
  new MutationObserver(insert).observe(document, { childList: true, subtree: true });
}

/** The browser's own setting of the text's size, in percent. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** A phone of 2019 on slow 4G, as Lighthouse sets it: processor four times slower, 150 ms, 1.6 Mbit down, 750 kbit up. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Tries a step without a connection, and once more when it is back. */
async function goOffline(step: Step, journey: Journey, page: Page): Promise<void> {
  const isFirst = step === journey.steps[0];
  // A browser that was never online has nothing to keep.
  if (isFirst) await attempt(step);
  else {
    await page.context().setOffline(true);
    await step.act();
    if (hasTyped(journey, step)) await journey.expectKept();
    await page.context().setOffline(false);
  }
  await goOn(page, step);
}

/** Whether a form was filled before or by this step. */
function hasTyped({ steps }: Journey, step: Step): boolean {
  return steps.slice(0, steps.indexOf(step) + 1).some(({ name }) => name.startsWith('fills'));
}

async function expectNoSidewaysScroll(page: Page, step: Step): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, step.name).toBeLessThanOrEqual(PHONE.width);
}

export const CONDITIONS: readonly Condition[] = [
  { name: 'nothing in the way' },
  {
    name: 'cookies and site data forbidden',
    prepare: (page) => page.addInitScript(forbidStorage, ['localStorage', 'sessionStorage', 'indexedDB']),
    endsWith: {
      staff: async (page) => {
        await expect(page.getByText('Logging in needs cookies and site data')).toBeVisible({ timeout: STEP_MS });
        await expect(page.getByRole('button', { name: 'LOGIN' })).toBeDisabled();
      },
    },
  },
  {
    name: 'a browser that keeps no drafts',
    prepare: (page) => page.addInitScript(forbidStorage, ['indexedDB']),
  },
  { name: 'no connection in each step', go: goOffline },
  ...Object.entries(PLACES).map(([place, selector]) => ({
    name: `an element of an extension ${place}`,
    prepare: (page: Page) => page.addInitScript(insertInto, selector),
  })),
  lostOnce('the captcha', '/assets/altcha-widget*.js'),
  lostOnce('the script that starts the page', '/assets/entry.client-*.js'),
  {
    name: 'text at 200 % on a phone',
    prepare: async (page) => {
      await page.setViewportSize(PHONE);
      await enlargeText(page, 200);
    },
    look: expectNoSidewaysScroll,
  },
  {
    name: 'a phone of 2019 on slow 4G',
    prepare: async (page) => {
      await page.setViewportSize(PHONE);
      await slowDown(page);
    },
  },
];
