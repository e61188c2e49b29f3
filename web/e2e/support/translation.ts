import type { Page } from '@playwright/test';

/**
 * Does to a page what a browser's page translation does: every text node is put into `<font><font>`, without React's
 * knowledge. It wraps only the present nodes; call it again after the page has changed.
 * @returns how many text nodes were wrapped
 */
export async function translatePage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const untouched = 'script, style, noscript, textarea, option, title, font, svg';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest(untouched)) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
    return texts.length;
  });
}

/** How Chromium logs an answer of 400 and up: a refused form, say, and no fault of the page's scripts. */
const REFUSED_REQUEST = /^Failed to load resource/;

/** Faults that the page's scripts throw or log from now on. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED_REQUEST.test(message.text())) faults.push(message.text());
  });
  return faults;
}
