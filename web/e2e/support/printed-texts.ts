import type { Page } from '@playwright/test';

/**
 * Every text of the open page that somebody may read or hear: text nodes, also those that are hidden for the moment, names and descriptions
 * for screen readers, hints in fields, the title, and what search engines print. What is marked as another language, such as the
 * link to the page's twin, is left out, and so are the texts of pictures: the media library has one of each.
 */
export async function printedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isLeftOut = (element: Element) =>
      element.closest('script, style, template') !== null || element.closest('[lang]')?.getAttribute('lang') !== own;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue && parentElement && !isLeftOut(parentElement)) texts.push(nodeValue);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (isLeftOut(element)) continue;
      const isLeaf = element.children.length === 0;
      if (isLeaf && element.textContent) texts.push(element.textContent);
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'label']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    for (const meta of document.head.querySelectorAll('meta[name="description"], meta[property^="og:"]')) {
      texts.push(meta.getAttribute('content') ?? '');
    }
    const readable = texts.map((text) => text.replace(/\s+/g, ' ').trim());
    return [...new Set(readable)].filter((text) => /\p{L}{2}/u.test(text));
  });
}
