import type { Page } from '@playwright/test';

const HEADINGS = 'h1, h2, h3, h4, .shout, .title';

/** Letters of headings whose ink meets the ink of a letter in the line above or below, as "Ó under A in …". */
export const touchingLetters = (page: Page, headings = HEADINGS): Promise<string[]> =>
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

/** Words of headings, and addresses to write to or to call, that go on in a second line without a hyphen or a dash. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const range = document.createRange();
    const broken: string[] = [];
    for (const heading of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s–-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && !node.parentElement?.closest('.vh')) broken.push(word);
        }
      }
    }
    return broken;
  }, `${HEADINGS}, a[href^="mailto:"], a[href^="tel:"]`);
