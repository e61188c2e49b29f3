import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '@upfield/cms/contract';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { CONTENT_PAGES, playerPath } from './pages';

/** The ids and the links of a page as the server sends it. */
async function readPage(page: Page, path: string) {
  const answer = await page.goto(path);
  const { ids, links } = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([aria-disabled="true"])')].map(
      ({ href }) => href,
    ),
  }));
  return { status: answer?.status(), ids: new Set(ids), links };
}

test.describe('as the server sends them', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(180_000);

  test('every link of every page leads to a page that is there, and to an anchor that is there', async ({
    page,
    request,
    baseURL,
  }) => {
    const origin = new URL(baseURL ?? '').origin;
    const seen = new Map<string, { status: number | undefined; ids: Set<string> }>();
    const anchors = new Map<string, string>();
    const waiting: [path: string, from: string][] = CONTENT_PAGES.map(({ path }) => [path, 'the list of pages']);
    const player = await playerPath(request);
    for (const language of LANGUAGES) waiting.push([pathIn(player, language), 'the list of players']);
    const faults: string[] = [];

    while (waiting.length > 0) {
      const [path, from] = waiting.shift() ?? ['', ''];
      if (seen.has(path)) continue;
      const { status, ids, links } = await readPage(page, path);
      seen.set(path, { status, ids });
      if (status !== 200) faults.push(`${path} answers ${status}, linked on ${from}`);
      for (const link of links) {
        const target = new URL(link);
        if (!['http:', 'https:', 'mailto:'].includes(target.protocol)) faults.push(`${link} on ${path}`);
        if (target.origin !== origin) continue;
        const address = target.pathname + target.search;
        if (target.hash) anchors.set(address + target.hash, path);
        // One player page of a language stands for all: they are one template, and the sitemap's test opens each address.
        if (!/^(\/es)?\/player-(cards-detail|question|removal)\//.test(address)) waiting.push([address, path]);
      }
    }
    for (const [address, from] of anchors) {
      const [path = '', anchor = ''] = address.split('#');
      const ids = seen.get(path)?.ids;
      if (ids && !ids.has(decodeURIComponent(anchor))) faults.push(`${address} has no such anchor, linked on ${from}`);
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(CONTENT_PAGES.length);
  });
});
