import { expect, type Page, test } from '@playwright/test';
import { StaffApi } from '../support/staff-api';
import { CONTENT_PAGES } from './pages';
import { visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Letters of headings whose ink meets the ink of a letter in the line above or below, as "Ó under A in …". */
const touchingLetters = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
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

    return [...document.querySelectorAll('h1, h2, h3, h4, .shout, .title')].flatMap((heading) => {
      const letters = lettersOf(heading);
      return letters.flatMap((upper) =>
        letters
          .filter((lower) => lower.line > upper.line + 1 && lower.left < upper.right && upper.left < lower.right)
          .filter((lower) => lower.top < upper.bottom)
          .map((lower) => `${lower.sign} under ${upper.sign} in ${heading.textContent}`),
      );
    });
  });

const WIDTHS = [390, 834, 1440];

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
