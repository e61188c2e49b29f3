import { expect, type Page, test } from '@playwright/test';
import { LeadForm } from '../visitor/lead-form';
import { WITH_MOTION } from './visit';

/** What happens between the first sight of a page and the start of its scripts. */

test.use(WITH_MOTION);

/** Holds the page's scripts back. @returns lets them start and waits until they run */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  await page.route(/\/assets\/entry\.client-.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  };
}

/** The large picture of the home page's first screen. */
const HERO = /\/media\/pitch-hero.*\.avif$/;

/** Elements that extensions and translators insert, by where. */
const INSERTIONS: Record<string, () => void> = {
  'beside the body': () => document.documentElement.append(document.createElement('x-extension')),
  'in the head': () => document.head.prepend(document.createElement('style')),
  'first in the body': () => document.body.prepend(document.createElement('div')),
  'in a form': () => document.querySelector('main [name=fullname]')?.after(document.createElement('x-fill-in')),
  'around a text': () => {
    const text = document.querySelector('main label span')?.firstChild;
    const font = document.createElement('font');
    text?.replaceWith(font);
    if (text) font.append(text);
  },
};

test('a press before the scripts start counts', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Forgot your password, or need to create a new one?' }).click();
  await start();
  await expect(page.getByRole('dialog', { name: 'New password' })).toBeVisible();
});

test('the scripts and the pictures of later screens leave the connection to the first one, until it has its picture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // However slow the machine is, the page's patience with its picture does not end before the picture comes.
    const { setTimeout: wait } = window;
    const patient = (run: () => void, delayMs = 0) => wait(run, delayMs < 1000 ? delayMs : 60 * delayMs);
    Object.assign(window, { setTimeout: patient });
  });
  const order: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/entry\.client-/.test(request.url())) order.push('scripts');
    else if (request.resourceType() === 'image' && !HERO.test(request.url())) order.push('later picture');
  });
  await page.route(HERO, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    order.push('picture');
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(order[0]).toBe('picture');
  expect(order).toEqual(expect.arrayContaining(['scripts', 'later picture']));
});

test.describe('an element that is not ours', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [place, insert] of Object.entries(INSERTIONS)) {
    test(`${place}: what was typed before the scripts started stays`, async ({ page }) => {
      const start = await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      await page.evaluate(insert);
      const lead = new LeadForm(page, 'Get Recruited now!');
      const answers = { fullname: 'Elena Prueba', age: '16', packageInterested: 'ShowcasePass' };
      await lead.fill(answers);
      await lead.consent.check();
      await lead.field('phone').pressSequentially('7012');
      await start();
      await lead.expectKept({ ...answers, phone: '7012' });
      await expect(lead.consent).toBeChecked();
      await expect(lead.field('phone')).toBeFocused();
      await page.keyboard.type('34');
      await expect(lead.field('phone')).toHaveValue('701234');
      // The form knows the age as well: under 18 it asks for a guardian.
      await expect(lead.field('guardianName')).toBeVisible();
      await expect(lead.field('phone')).toBeInViewport();
    });
  }
});

test('a tap in the moment in which the scripts start does not stop them', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    // React's scheduler posts itself a message when its first work is planned; the tap comes before that work.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      MessagePort.prototype.postMessage = postMessage;
      queueMicrotask(() => document.querySelector('main')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
      return postMessage.apply(this, message);
    } as typeof postMessage;
  });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(faults).toEqual([]);
});

test('a script of an extension that fails before the start does not start the page a second time', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.clock.install();
  const start = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => void Promise.reject(new Error('The extension failed')));
  await start();
  // Past every time at which the scripts would be started again.
  await page.clock.fastForward(120_000);
  await page.clock.resume();
  await page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Get Recruited now!' })).toBeVisible();
  await expect(page).toHaveTitle(/^Contact/);
  expect(faults).toEqual(['The extension failed']);
});
