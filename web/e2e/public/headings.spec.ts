import { expect, type Page, test } from '@playwright/test';
import { StaffApi } from '../support/staff-api';
import { CONTENT_PAGES } from './pages';
import { visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEADINGS = 'h1, h2, h3, h4, .shout, .title';

/** Letters of headings whose ink meets the ink of a letter in the line above or below, as "Ó under A in …". */
const touchingLetters = (page: Page, headings = HEADINGS): Promise<string[]> =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    const range = document.createRange();

    const lettersOf = (heading: Element) => {
      const letters: { sign: string; left: number; right: number; top: number; bottom: number; line: number }[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest('.vh')) continue;
        const style = getComputedStyle(parent);
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const text = node.textContent ?? '';
        for (let index = 0; index < text.length; index++) {
          const sign = style.textTransform === 'uppercase' ? text.charAt(index).toUpperCase() : text.charAt(index);
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { left, right, top, width } = range.getBoundingClientRect();
          if (sign.trim() === '' || width === 0) continue;
          const ink = canvas.measureText(sign);
          const line = top + ink.fontBoundingBoxAscent;
          const [highest, lowest] = [line - ink.actualBoundingBoxAscent, line + ink.actualBoundingBoxDescent];
          letters.push({ sign, left, right, top: highest, bottom: lowest, line });
        }
      }
      return letters;
    };

    return [...document.querySelectorAll(selector)].flatMap((heading) => {
      const letters = lettersOf(heading);
      return letters.flatMap((upper) =>
        letters
          .filter((lower) => lower.line > upper.line + 1 && lower.left < upper.right && upper.left < lower.right)
          .filter((lower) => lower.top < upper.bottom)
          .map((lower) => `${lower.sign} under ${upper.sign} in ${heading.textContent}`),
      );
    });
  }, headings);

/** Words of headings that go on in a second line without a hyphen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const range = document.createRange();
    const broken: string[] = [];
    for (const heading of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && !node.parentElement?.closest('.vh')) broken.push(word);
        }
      }
    }
    return broken;
  }, HEADINGS);

const WIDTHS = [390, 834, 1440];

test('no heading breaks within a word', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path } of CONTENT_PAGES) {
    await visit(page, path);
    // Its buttons take room beside a heading; they come with the engine, when the row is near.
    for (const row of await page.locator('[aria-roledescription="carousel"]').all()) {
      await row.scrollIntoViewIfNeeded();
      await expect(row).toHaveAttribute('data-ready', 'true');
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => brokenWords(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('no letter of a heading touches another line', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path } of CONTENT_PAGES) {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await touchingLetters(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('nor does one with an accent or a tail, on any cover or title', async ({ page }) => {
  const staff = await StaffApi.signIn();
  const card = await staff.create('Ñúñez Ávila Üzümcü', { name: 'Íñigo' });
  try {
    await visit(page, `/player-cards-detail/${card.id}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await touchingLetters(page), `player at ${width}`).toEqual([]);
    }
  } finally {
    await staff.remove(card.id);
  }
});

test('on a sticker an accent keeps clear of the first name, whatever its size', async ({ page }) => {
  const staff = await StaffApi.signIn();
  const card = await staff.create('Ñandú', { name: 'Jorge' });
  const names = '[data-country] [class*="names"]';
  try {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `/player-cards?q=${encodeURIComponent('Ñandú')}`);
      await expect(page.locator(names).first()).toContainText('Ñandú');
      expect.soft(await touchingLetters(page, names), `tile at ${width}`).toEqual([]);
      await visit(page, `/player-cards-detail/${card.id}`);
      await expect(page.locator(names).first()).toContainText('Ñandú');
      expect.soft(await touchingLetters(page, names), `sticker at ${width}`).toEqual([]);
    }
  } finally {
    await staff.remove(card.id);
  }
});
