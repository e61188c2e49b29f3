/**
 * Starts the page's scripts again when some failed to load: after 1, 2, 4 … seconds and when the connection is back. A browser requests a
 * failed module only once, so the page would never hydrate: the sign-in disabled, the captcha unsolved. The function's text is an inline
 * script in the head, before any module, so it must not use imports.
 */
function retryStart(): void {
  const MOST_TRIES = 6;
  let tries = 0;
  const startAgain = (script: HTMLScriptElement) => {
    // A script element runs once. The policy allows the copy by the hash of its text (docs/decisions/005).
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.text = script.text;
    script.replaceWith(copy);
  };
  const startLater = (script: HTMLScriptElement) => {
    if (tries === MOST_TRIES) return;
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      startAgain(script);
    };
    const timer = setTimeout(again, 1000 * 2 ** tries);
    addEventListener('online', again);
    tries += 1;
  };
  // A module of the page failed to load. The event does not bubble, so it is caught in the capture phase.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') startLater(target);
    },
    true,
  );
  // The last import of the script, which starts React, failed.
  addEventListener('unhandledrejection', () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"]:not([src])');
    if (script && document.documentElement.dataset.hydrated === undefined) startLater(script);
  });
}

/** The text of the script element. */
export const RETRY_START = `(${retryStart})()`;
