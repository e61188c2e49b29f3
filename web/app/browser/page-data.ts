import { RemixBrowser } from '@remix-run/react';

/**
 * Waits until Remix has decoded the data that came with the page. Drawn before that, its component suspends at the root; an event that
 * arrives meanwhile (a tap, a key) makes React 18 draw the root at once, which fails with error 345, and the page never starts.
 * By React's protocol for Suspense the component throws what it waits for; it does so before its first hook.
 */
export async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitsFor) {
    // Anything else is thrown again when the page is drawn, where React reports it.
    if (waitsFor instanceof Promise) await waitsFor;
  }
}
