/** How far outside the window an element may be that will soon be seen or used. */
const NEAR = '600px';

/** Resolves when an element comes near the window; never after the signal is aborted. */
export function untilNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (!signal.aborted) resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  });
}
