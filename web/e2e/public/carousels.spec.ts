import { expect, type Locator, type Page, test } from '@playwright/test';
import type Swiper from 'swiper';
import { holdBack, visit, WITH_MOTION } from './visit';

/** The constants of specification §9, as the engine that runs got them. */

test.use(WITH_MOTION);

const HEIGHT = 900;

interface Row {
  name: string;
  path: string;
  label: string;
  slides: number;
  spacing: number;
  /** Slides in view, by the width of the window. */
  perView: Record<number, number>;
}

const FOUR = { 1440: 4, 991: 3, 767: 2, 575: 1 };
const PROGRAM = { 1440: 3, 1200: 3, 991: 2, 575: 1 };

const ROWS: Row[] = [
  { name: 'services', path: '/', label: 'Pick your pack', slides: 4, spacing: 24, perView: FOUR },
  {
    name: 'what a scholarship includes',
    path: '/scholarships',
    label: 'What a scholarship can include',
    slides: 5,
    spacing: 24,
    perView: FOUR,
  },
  { name: 'add-ons', path: '/packages', label: 'Add-Ons', slides: 6, spacing: 24, perView: FOUR },
  {
    name: 'experiences',
    path: '/player-experiences',
    label: 'Player Experiences',
    slides: 3,
    spacing: 30,
    perView: PROGRAM,
  },
  { name: 'quotes', path: '/', label: 'What it can look like', slides: 3, spacing: 0, perView: { 1440: 1, 575: 1 } },
];

/** The carousel of a name, once its engine runs, which is loaded when the row comes near. */
async function carousel(page: Page, label: string): Promise<Locator> {
  const row = page.locator(`[aria-roledescription="carousel"][aria-label="${label}"]`);
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute('data-ready', 'true');
  return row;
}

interface State {
  perView: unknown;
  spacing: unknown;
  delay: unknown;
  speed: unknown;
  loop: unknown;
  rewind: unknown;
  running: boolean;
}

const stateOf = (row: Locator): Promise<State> =>
  row.locator('.swiper').evaluate((element) => {
    const { params, autoplay } = (element as HTMLElement & { swiper: Swiper }).swiper;
    return {
      perView: params.slidesPerView,
      spacing: params.spaceBetween,
      delay: typeof params.autoplay === 'object' ? params.autoplay.delay : null,
      speed: params.speed,
      loop: params.loop,
      rewind: params.rewind,
      running: autoplay.running,
    };
  });

/** Numbers, from 0, of the slides that stand wholly in the row, from left to right. */
const slidesInView = (row: Locator): Promise<number[]> =>
  row.locator('.swiper').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.swiper-slide')]
      .map((slide) => ({
        number: Number.parseInt(slide.getAttribute('aria-label') ?? '', 10) - 1,
        box: slide.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ number }) => number);
  });

const firstInView = async (row: Locator): Promise<number> => (await slidesInView(row))[0] ?? 0;

const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

for (const { name, path, label, slides, spacing, perView } of ROWS) {
  test(`${name}: slides in view by width, space, delay, speed, loop`, async ({ page }) => {
    await visit(page, path);
    const row = await carousel(page, label);
    await expect(row.getByRole('group', { name: `${slides} of ${slides}` })).toHaveCount(1);
    for (const [width, count] of Object.entries(perView)) {
      await page.setViewportSize({ width: Number(width), height: HEIGHT });
      const constants = { perView: count, spacing, delay: 6000, speed: 500, loop: true, rewind: false };
      await expect.poll(() => stateOf(row), `at ${width}`).toMatchObject(constants);
      // Where all slides fit there is nothing to move.
      await expect(row.getByRole('button', { name: 'Next' }), `at ${width}`).toBeVisible({ visible: slides > count });
    }
  });
}

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, path, label, slides, perView } of ROWS) {
    test(`${name}: goes on from the last slide to the first, and back, wherever there are more than fit`, async ({
      page,
    }) => {
      for (const [width, count] of Object.entries(perView)) {
        if (slides <= count) continue;
        await page.setViewportSize({ width: Number(width), height: HEIGHT });
        await visit(page, path);
        const row = await carousel(page, label);
        const links = await row.getByRole('link').count();
        const from = await firstInView(row);
        for (const [button, direction] of [
          ['Next', 1],
          ['Previous', -1],
        ] as const) {
          for (let step = 1; step <= slides; step++) {
            await row.getByRole('button', { name: button }).click();
            const first = from + direction * step;
            const expected = Array.from({ length: count }, (_, place) => (first + place + slides) % slides);
            await expect.poll(() => slidesInView(row), `${button} at ${width}, step ${step}`).toEqual(expected);
          }
        }
        expect(await row.getByRole('link').count()).toBe(links);
        expect(await repeatedIds(page)).toEqual([]);
      }
    });
  }
});

test('the first press counts in whatever frame it comes after the height of the row changed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const frames of [1, 2, 3]) {
    await visit(page, '/packages');
    const row = await carousel(page, 'Add-Ons');
    await page.waitForLoadState();
    await row.evaluate(async (section, wait) => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const track = section.querySelector<HTMLElement>('.swiper-wrapper');
      if (track) track.style.paddingBottom = '30px';
      for (let count = 0; count < wait; count++) await frame();
      // A press comes between two frames.
      await new Promise((next) => setTimeout(next));
      section.querySelector<HTMLButtonElement>('button[aria-label="Next"]')?.click();
      for (let count = 0; count < 4; count++) await frame();
    }, frames);
    expect(await firstInView(row), `${frames} frames after`).toBe(1);
  }
});

for (const [path, label] of [
  ['/packages', 'Add-Ons'],
  ['/', 'What it can look like'],
] as const) {
  test(`${label}: the slide that was reached by hand stays when the engine starts`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    const send = await holdBack(page, '**/engine-*.js');
    await visit(page, path);
    const row = page.locator(`[aria-roledescription="carousel"][aria-label="${label}"]`);
    await row.scrollIntoViewIfNeeded();
    await row.locator('.swiper-wrapper').evaluate((track) => {
      const second = track.children[1]?.getBoundingClientRect().left ?? 0;
      track.scrollTo({ left: second - track.getBoundingClientRect().left, behavior: 'instant' });
    });
    send();
    await expect(row).toHaveAttribute('data-ready', 'true');
    expect(await firstInView(row)).toBe(1);
    await row.hover();
    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => firstInView(row)).toBe(2);
  });
}

test('what has the focus stays on the screen while the engine starts, and what gets it then comes at once', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: HEIGHT });
  const send = await holdBack(page, '**/engine-*.js');
  await visit(page, '/');
  const row = page.locator('[aria-roledescription="carousel"][aria-label="Pick your pack"]');
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  // What a slow machine shows between two steps of the start, a fast one shows for no frame.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const unseen = page.evaluate(async () => {
    const carousel = document.activeElement?.closest('[aria-roledescription="carousel"]');
    let frames = 0;
    for (let after = 0; after < 5; after += carousel?.hasAttribute('data-ready') ? 1 : 0) {
      await new Promise(requestAnimationFrame);
      const box = document.activeElement?.getBoundingClientRect();
      if (!box || box.right <= 0 || box.left >= innerWidth) frames += 1;
    }
    return frames;
  });
  send();
  expect(await unseen).toBe(0);
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link').nth(2)).toBeFocused();
  await expect.poll(() => firstInView(row)).toBe(2);
});

test('a carousel plays by itself, pauses while it is used, and continues', async ({ page }) => {
  await visit(page, '/');
  const row = await carousel(page, 'What it can look like');
  const running = async () => (await stateOf(row)).running;
  await row.scrollIntoViewIfNeeded();
  const first = row.getByRole('group', { name: '1 of 3' });
  await page.mouse.move(0, 0);
  await expect(first).not.toBeInViewport({ ratio: 0.5 });
  await expect.poll(running).toBe(true);
  await row.getByRole('figure').first().hover();
  await expect.poll(running).toBe(false);
  await page.mouse.move(0, 0);
  await expect.poll(running).toBe(true);
});

test('the pause button stops a carousel permanently', async ({ page }) => {
  await visit(page, '/');
  const row = await carousel(page, 'What it can look like');
  const running = async () => (await stateOf(row)).running;
  await row.getByRole('button', { name: 'Pause slides' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(running).toBe(false);
  await row.getByRole('button', { name: 'Play slides' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(running).toBe(true);
});
