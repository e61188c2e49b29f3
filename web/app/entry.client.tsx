import { RemixBrowser } from '@remix-run/react';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { documentLanguage } from './browser/document-language';
import { guardNavigation } from './browser/guard-navigation';
import { installSessionStorageFallback } from './browser/session-storage';
import { STARTED } from './browser/start-modules';
import { NOT_FOUND_PATH } from './site/route-handle';

window.dispatchEvent(new Event(STARTED));
installSessionStorageFallback();
leaveForeignAddress();
guardNavigation();

void pageData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});

/**
 * Before the router starts: `//elsewhere.example/` is an address on this site, and the server shows its page of unknown addresses
 * there; but a form or a request made from it would lead to the other site. So the router starts at the address of the page that is shown.
 */
function leaveForeignAddress(): void {
  if (window.location.pathname.startsWith('//'))
    window.history.replaceState(null, '', pathIn(NOT_FOUND_PATH, documentLanguage()));
}

/**
 * Waits until Remix has decoded the data that came with the page. Drawn before that, its component suspends at the root; an event that
 * arrives meanwhile (a tap, a key) makes React 18 draw the root at once, which fails with error 345, and the page never starts.
 * By React's protocol for Suspense the component throws what it waits for; it does so before its first hook.
 */
async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitsFor) {
    // Anything else is thrown again when the page is drawn, where React reports it.
    if (waitsFor instanceof Promise) await waitsFor;
  }
}
