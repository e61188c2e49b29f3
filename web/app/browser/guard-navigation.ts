import type { Location } from '@remix-run/react';
import { connectionLost, connectionRestored, retryDue, retryWaiting } from './connection';

/** Remix's requests of a navigation: the page's data and the route manifest. */
const NAVIGATION_REQUEST = /\.data$|^\/__manifest$/;

/** An address for checking whether the server answers. */
const PROBE = '/healthz';

/** The part of the Navigation API that is used; not in every browser, nor in TypeScript's library. */
interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

/** What is read of the router that Remix puts into `window`. */
interface DataRouter {
  state: { navigation: { location?: Location } };
}

/**
 * Keeps the page on screen while there is no connection: Remix would replace it by an error page or reload it, and typed values would be
 * lost. The visitor gets a notice, and a pending navigation waits and continues.
 */
export function guardNavigation(): void {
  guardRequests();
  guardReloads();
  document.addEventListener('click', guardClick, { capture: true });
  document.addEventListener('submit', guardSubmit, { capture: true });
  window.addEventListener('online', () => {
    connectionRestored();
    retryWaiting();
  });
}

/** Remix has no hook between a navigation and its request, so `fetch` is wrapped for these requests. */
function guardRequests(): void {
  const fetchOnce = window.fetch;
  window.fetch = async (input, init) => {
    if (!isNavigationRequest(input, init)) return fetchOnce(input, init);
    return untilItArrives(() => fetchOnce(input, init), init?.signal);
  };
}

function isNavigationRequest(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (input instanceof Request || (init?.method ?? 'GET') !== 'GET') return false;
  const { origin, pathname } = new URL(input, window.location.href);
  return origin === window.location.origin && NAVIGATION_REQUEST.test(pathname);
}

/** Repeats a request until it is answered; reports the lost connection once. @throws what `ask` threw once the signal is aborted */
async function untilItArrives(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await ask();
      connectionRestored();
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      if (tries === 1) connectionLost();
      await retryDue();
    }
  }
}

/**
 * When the module of the next page fails to load, Remix reloads the current page and never retries. The next page is opened instead, once
 * the server answers: a new version may be online, or the connection is back. Browsers without the Navigation API do reload.
 */
function guardReloads(): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    const next = nextPage();
    if (navigationType !== 'reload' || userInitiated || !event.cancelable || next === null) return;
    event.preventDefault();
    void untilItArrives(() => fetch(PROBE, { method: 'HEAD', cache: 'no-store' })).then(() => {
      window.location.assign(next);
    });
  });
}

/** Where the navigation under way leads; null without one. */
function nextPage(): string | null {
  const { __remixRouter: router } = window as { __remixRouter?: DataRouter };
  const location = router?.state.navigation.location;
  return location ? `${location.pathname}${location.search}${location.hash}` : null;
}

function guardClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || navigator.onLine || opensElsewhere(event, link)) return;
  stop(event, link.href);
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isHere = link.origin === window.location.origin;
  const { pathname, search } = window.location;
  const isAnchor = link.hash !== '' && link.pathname === pathname && link.search === search;
  return !isPlainClick || !isHere || isAnchor || link.hasAttribute('download') || !/^(_self)?$/.test(link.target);
}

/** A GET form, such as the search, which is a navigation; forms that post show their own result. */
function guardSubmit(event: SubmitEvent): void {
  if (navigator.onLine || !(event.target instanceof HTMLFormElement) || event.target.getAttribute('method') !== 'get')
    return;
  stop(event, null);
}

function stop(event: Event, wanted: string | null): void {
  event.preventDefault();
  event.stopPropagation();
  connectionLost(wanted);
}
