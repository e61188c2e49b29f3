import { expect, type Page } from '@playwright/test';

/** One file that a page asked for. */
export interface Asked {
  url: string;
  /** As Chromium calls it: Document, Script, Font, Image, Media … */
  type: string;
  /** Of the body, as sent. */
  bytes: number;
  /** Nothing more of it comes. */
  over: boolean;
}

/** Begins to note what a page asks for; pictures inside the document do not count. @returns the files, in the order of their requests */
export async function watchLoading(page: Page): Promise<() => Asked[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, Asked>();
  const headers = new Map<string, number>();
  const end = (id: string, bytes: number) => {
    const file = asked.get(id);
    if (file) Object.assign(file, { bytes: Math.max(0, bytes - (headers.get(id) ?? 0)), over: true });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return;
    asked.set(requestId, { url: new URL(request.url).pathname, type, bytes: 0, over: false });
  });
  // What has come by then is the head of the answer.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // Asked for again while the first answer came, as Remix does with its manifest: one request is sent, and its answer serves both. Chromium
    // calls only some of those that wait `fromDiskCache`; what every one of them lacks is a head that came over the network.
    if (response.encodedDataLength === 0) asked.delete(requestId);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return () => [...asked.values()];
}

/**
 * Waits until a page that nobody touches has all it loads: scripts run, the window's pictures and the fonts are there, the browser has been
 * idle, which is when films are asked for, and nothing else is on its way.
 */
export async function untilLoaded(page: Page, files: () => Asked[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  // Until then the pictures of later screens are far away: the browser begins with those that are near two frames after it.
  await expect(page.locator('html')).toHaveAttribute('data-painted', '');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const inWindow = right > 0 && left < window.innerWidth && bottom > 0 && top < window.innerHeight;
      return right > left && inWindow;
    });
    return document.readyState === 'complete' && seen.every(({ complete }) => complete);
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  // A film is read as it plays.
  const onTheWay = () => files().filter(({ type, over }) => type !== 'Media' && !over);
  await expect.poll(onTheWay).toEqual([]);
}
