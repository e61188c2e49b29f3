import type { Page, Route } from '@playwright/test';

/** The browser's connection, slow enough for a journey to look at an upload while it runs, and to cut it there. */
export async function slowConnection(page: Page, uploadThroughput = 150_000) {
  const session = await page.context().newCDPSession(page);
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...unlimited, uploadThroughput });
  return {
    cut: () => session.send('Network.emulateNetworkConditions', { ...unlimited, offline: true }),
    restore: () => session.send('Network.emulateNetworkConditions', unlimited),
  };
}

/** Cuts the connection of the next calls to an address. @returns lets them through again */
export async function cut(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort('connectionreset'));
  return () => page.unroute(address);
}

/** Lets the next write to an address reach the server and drops its answer. A read of the same address may come before it. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Delays calls to an address until they are released. */
export async function hold(page: Page, address: string): Promise<{ letGo: () => void; held: () => number }> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(address, async (route) => {
    if (isOpen) await route.continue();
    else waiting.push(route);
  });
  return {
    held: () => waiting.length,
    letGo: () => {
      isOpen = true;
      for (const route of waiting) void route.continue();
    },
  };
}
