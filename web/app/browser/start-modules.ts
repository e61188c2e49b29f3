/** Event on the window, sent when all modules of the page have loaded, before React starts. */
export const STARTED = 'upfield:started';

const PRESSED = 'data-pressed';

/** How the server marks the page's modules, so that no browser fetches or runs one before it is started. */
export const LATE = { type: 'text/x-module', media: 'not all' };

/**
 * Starts the page's modules once its first screen is painted, with its font and its large picture: fetched before, they take the connection and
 * the processor from them. Starts them again when some failed to load: after 1, 2, 4 … seconds and when the connection is back. A browser
 * requests a failed module only once, so the page would never hydrate: the sign-in disabled, the captcha unsolved. The function's text is an
 * inline script in the head, before any module, so it must not use imports.
 * @param started the event after which no script is started again: from then on the script element belongs to React
 * @param late the marks of modules that wait
 * @param pressed attribute of the button that was pressed last, before the page was hydrated
 */
function startModules(started: string, late: typeof LATE, pressed: string): void {
  const MOST_TRIES = 6;
  const PATIENCE_MS = 2000;
  let tries = 0;
  let isStarted = false;
  let lost: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A script element runs once. The policy allows the copy by the hash of its text (docs/decisions/005).
  const run = (script: HTMLScriptElement) => {
    const copy = document.createElement('script');
    copy.type = 'module';
    copy.text = script.text;
    script.replaceWith(copy);
  };
  const start = () => {
    // The pictures of later screens are fetched from now on (styles/base.css).
    document.documentElement.dataset.painted = '';
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) link.media = 'all';
    const script = document.querySelector<HTMLScriptElement>(`script[type="${late.type}"]`);
    if (script) run(script);
  };
  const startAgain = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('online', startAgain);
    const script = document.querySelector<HTMLScriptElement>('script[type="module"]:not([src])');
    if (isStarted || !script) return;
    // Browsers remember a module that failed to load (HTML, module map): at another address it is requested again.
    if (lost) {
      import(/* @vite-ignore */ `${lost}?again=${tries}`).catch(startLater);
      return;
    }
    run(script);
  };
  const startLater = () => {
    if (isStarted || timer !== undefined || tries === MOST_TRIES) return;
    timer = setTimeout(startAgain, 1000 * 2 ** tries);
    addEventListener('online', startAgain);
    tries += 1;
  };
  const startOncePainted = () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    void Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]).then(() => {
      // The frame that shows them ends before the next one begins.
      requestAnimationFrame(() => requestAnimationFrame(start));
    });
  };
  addEventListener('DOMContentLoaded', () => {
    // A page that nobody sees is not painted, and a browser may not say when it painted.
    setTimeout(start, document.hidden ? 0 : PATIENCE_MS);
    new PerformanceObserver(startOncePainted).observe({ type: 'paint', buffered: true });
  });
  // A press on a button that needs the scripts: the page repeats it once they run.
  addEventListener('click', ({ target }) => {
    const { hydrated } = document.documentElement.dataset;
    const button = hydrated === undefined && target instanceof Element ? target.closest('button[type="button"]') : null;
    document.querySelector(`[${pressed}]`)?.removeAttribute(pressed);
    button?.setAttribute(pressed, '');
  });
  addEventListener(started, () => {
    isStarted = true;
  });
  // A module of the page failed to load. The event does not bubble, so it is caught in the capture phase.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') startLater();
    },
    true,
  );
  // The last import of the script, which starts React, failed. A failed promise of an extension looks the same.
  addEventListener('unhandledrejection', ({ reason }) => {
    // Chromium and Firefox name the file.
    lost ??= /https?:\/\/\S+\.js/.exec(String(reason))?.[0];
    startLater();
  });
}

/** The text of the script element. */
export const START_MODULES = `(${startModules})(${JSON.stringify(STARTED)},${JSON.stringify(LATE)},${JSON.stringify(PRESSED)})`;

/** Repeats the press on a button that came before the page was hydrated. */
export function repeatPress(): void {
  const button = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  button?.removeAttribute(PRESSED);
  button?.click();
}
