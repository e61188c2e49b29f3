import { expect, type Page } from '@playwright/test';
import { test } from '../support/visitor';
import { visit } from './visit';

/** What a phone loads before anybody touches or scrolls, headers included: budgets that do not depend on the machine. */
const MOST = { requests: 20, scripts: 8, scriptBytes: 122_000, fontBytes: 46_000 };
/** The gallery's first screens hold the pictures of a dozen players. */
const MOST_OF_GALLERY = 30;

interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

/** Opens a page with an empty cache. @returns what was loaded until the network fell silent, without films */
async function firstLoad(page: Page, path: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const loaded = new Map<string, Loaded>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (/^https?:/.test(request.url)) loaded.set(requestId, { url: new URL(request.url).pathname, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = loaded.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  return [...loaded.values()].filter(({ type }) => type !== 'Media');
}

const PAGES: Record<string, (page: Page) => Promise<string>> = {
  home: async () => '/',
  gallery: async () => '/player-cards',
  player: async (page) => {
    const list = await page.request.get('/player-cards');
    return /\/player-cards-detail\/[^"?#]+/.exec(await list.text())?.[0] ?? '';
  },
  packages: async () => '/packages',
  draft: async () => '/player-draft',
};

for (const [name, pathOf] of Object.entries(PAGES)) {
  test(`the first load of ${name} stays within its budget`, async ({ page }) => {
    const files = await firstLoad(page, await pathOf(page));
    const of = (type: string) => files.filter((file) => file.type === type);
    const bytes = (type: string) => of(type).reduce((sum, file) => sum + file.bytes, 0);
    const named = files.map(({ url, bytes: size }) => `${url} ${size}`).join('\n');
    expect.soft(files.length, named).toBeLessThanOrEqual(name === 'gallery' ? MOST_OF_GALLERY : MOST.requests);
    expect.soft(of('Script').length, named).toBeLessThanOrEqual(MOST.scripts);
    expect.soft(bytes('Script'), named).toBeLessThanOrEqual(MOST.scriptBytes);
    expect.soft(bytes('Font'), named).toBeLessThanOrEqual(MOST.fontBytes);
    expect.soft(of('Stylesheet'), 'no style sheet blocks the first paint').toEqual([]);
  });
}

test('an English page loads neither the Spanish texts, the staff’s screens nor what waits for a need', async ({
  page,
}) => {
  const files = await firstLoad(page, '/');
  const needless = /\/assets\/(?:spanish|staff|search|engine|calendar|altcha|phone-problem|editor)[-.]/;
  expect(files.map(({ url }) => url).filter((url) => needless.test(url))).toEqual([]);
});
