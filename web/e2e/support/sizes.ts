import type { Page } from '@playwright/test';

/** CSS pixels that a finger needs (WCAG 2.2, 2.5.5), and that text needs to be read on a phone. */
const TARGET = 44;
const TEXT = 12;

/**
 * What is too small on the open page: what can be pressed, with what belongs to it (a label, a card that is one link), but for links within a
 * sentence; and text.
 * @returns a line each, none twice
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ target, text }) => {
      const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
      // Half a pixel is the browser's own rounding.
      const [leastTarget, leastText] = [target - 0.5, text - 0.1];

      const isShown = (element: Element) => {
        const { width, height, left, top } = element.getBoundingClientRect();
        const hiddenFromView = element.closest('.vh, [inert], [aria-hidden="true"] input') !== null;
        return (
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !hiddenFromView &&
          width > 2 &&
          height > 2 &&
          left + width + scrollX > 0 &&
          top + height + scrollY > 0
        );
      };
      const isWithinSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (sibling) => sibling.nodeType === Node.TEXT_NODE && (sibling.textContent ?? '').trim().length > 1,
        );
      const labelsOf = (element: Element) =>
        element instanceof HTMLInputElement && element.labels ? [...element.labels] : [];
      const boxOf = (element: Element) => {
        const boxes = [element, ...labelsOf(element)].map((part) => part.getBoundingClientRect());
        const edge = (side: 'left' | 'top' | 'right' | 'bottom', of: (...values: number[]) => number) =>
          of(...boxes.map((box) => box[side]));
        return {
          width: edge('right', Math.max) - edge('left', Math.min),
          height: edge('bottom', Math.max) - edge('top', Math.min),
        };
      };
      /** Whether a press beside the middle is a press on the element: its area may be larger than its box. */
      const isHit = (element: Element, right: number, down: number) => {
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2 + right, box.top + box.height / 2 + down);
        return hit !== null && (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)));
      };
      const isPressable = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { width, height } = boxOf(element);
        const reach = leastTarget / 2 - 0.5;
        const wide = width >= leastTarget || (isHit(element, -reach, 0) && isHit(element, reach, 0));
        const high = height >= leastTarget || (isHit(element, 0, -reach) && isHit(element, 0, reach));
        return wide && high;
      };
      const named = (element: Element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `<${element.localName}> “${name.trim().slice(0, 40)}”`;
      };

      const targets = [...document.querySelectorAll(CONTROLS)]
        .filter((element) => isShown(element) && !isWithinSentence(element) && !isPressable(element))
        .map((element) => {
          const { width, height } = boxOf(element);
          return `${named(element)} is ${Math.round(width)} × ${Math.round(height)}`;
        });
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent || !walker.currentNode.textContent?.trim() || !isShown(parent)) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (size < leastText) texts.push(`${named(parent)} is written at ${size.toFixed(1)} px`);
      }
      return [...new Set([...targets, ...texts])];
    },
    { target: TARGET, text: TEXT },
  );
}

/** Drawings and pictures of the open page that a style has left without width or height. @returns a line each, none twice */
export function collapsedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const collapsed = [...document.querySelectorAll('svg, img')].filter((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return picture.checkVisibility({ contentVisibilityAuto: true }) && Math.min(width, height) < 1;
    });
    return [...new Set(collapsed.map((picture) => `<${picture.localName}> in “${picture.parentElement?.className}”`))];
  });
}
