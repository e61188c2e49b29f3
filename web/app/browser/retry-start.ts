/** Event on the window, sent when all modules of the page have loaded, before React starts. */
export const STARTED = 'upfield:started';

/**
 * Starts the page's scripts again when some failed to load: after 1, 2, 4 … seconds and when the connection is back. A browser requests a
 * failed module only once, so the page would never hydrate: the sign-in disabled, the captcha unsolved. The function's text is an inline
 * script in the head, before any module, so it must not use imports.
 * @param started the event after which no script is started again: from then on the script element belongs to React
 */
function retryStart(started: string): void {
  const MOST_TRIES = 6;
  let tries = 0;
  let isStarted = false;
  let lost: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
    // A script element runs once. The policy allows the copy by the hash of its text (docs/decisions/005).
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.text = script.text;
    script.replaceWith(copy);
  };
  const startLater = () => {
    if (isStarted || timer !== undefined || tries === MOST_TRIES) return;
    timer = setTimeout(startAgain, 1000 * 2 ** tries);
    addEventListener('online', startAgain);
    tries += 1;
  };
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
export const RETRY_START = `(${retryStart})(${JSON.stringify(STARTED)})`;
