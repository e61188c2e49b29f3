/**
 * Starts the page's scripts again when not all of them arrived: after 1, 2, 4 … seconds and when the connection is back. A browser asks for a
 * lost module once, and the page would stay without scripts: the sign-in disabled, the captcha unsolved. Its text stands in the document's
 * head, before any module, so it uses nothing from outside.
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
  // A module that the page's script needs did not come. The event does not bubble: it is heard on its way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') startLater(target);
    },
    true,
  );
  // The one that the script itself imports last, which starts React, did not come.
  addEventListener('unhandledrejection', () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"]:not([src])');
    if (script && document.documentElement.dataset.hydrated === undefined) startLater(script);
  });
}

/** The text of the script element. */
export const RETRY_START = `(${retryStart})()`;
