import { useEffect, useSyncExternalStore } from 'react';

/** Whether a style sheet failed to load. Chromium gives such a link a `sheet` too, whose rules cannot be read. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** Style sheets that Vite inserted and that failed to load: Vite does not request a sheet twice. */
const failedSheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][crossorigin]')].filter(isLost);

function reloadSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`No style sheet at ${link.href}`)), { once: true });
    const { href } = link;
    link.removeAttribute('href');
    link.href = href;
  });
}

/** Chromium and Firefox name the file in the error. */
const LOST_SCRIPT = /https?:\/\/\S+\.js/;
let attempts = 0;

/**
 * Loads a part of the page with its style sheets, including those that failed at an earlier attempt. Browsers remember a script that failed
 * to load (HTML, module map), so it is requested once more at an address of its own.
 * @param load a dynamic `import()`
 * @throws what the import threw
 */
export async function fetchPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await Promise.all(failedSheets().map(reloadSheet));
  return load().catch((error: unknown) => {
    const [lost] = LOST_SCRIPT.exec(String(error)) ?? [];
    if (!lost) throw error;
    attempts += 1;
    return import(/* @vite-ignore */ `${lost}?again=${attempts}`) as Promise<Loaded>;
  });
}

type PartState<Loaded> = { status: 'waiting' } | { status: 'failed' } | { status: 'ready'; part: Loaded };

/**
 * A part of the page that is loaded when it is needed, shared by all places that show it. Unlike `React.lazy`, whose failure replaces the
 * page by an error page and is cached, a part that does not load shows an error in its own place and can be retried.
 */
export class LazyPart<Loaded> {
  private state: PartState<Loaded> = { status: 'waiting' };
  private isLoading = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<Loaded>) {}

  readonly snapshot = (): PartState<Loaded> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts loading, unless it has started already. Retries after a failure when the connection is back. Never throws. */
  readonly request = (): void => {
    if (this.isLoading || this.state.status === 'ready') return;
    this.isLoading = true;
    fetchPart(this.load)
      .then(
        (part) => this.set({ status: 'ready', part }),
        (error: unknown) => {
          console.warn('A part of the page did not load.', error);
          this.set({ status: 'failed' });
          window.addEventListener('online', this.request, { once: true });
        },
      )
      .finally(() => {
        this.isLoading = false;
      });
  };

  private set(state: PartState<Loaded>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** @param wanted false puts the loading off */
export function useLazyPart<Loaded>(part: LazyPart<Loaded>, wanted: boolean): PartState<Loaded> {
  useEffect(() => {
    if (wanted) part.request();
  }, [part, wanted]);
  return useSyncExternalStore(part.subscribe, part.snapshot, part.snapshot);
}
