/**
 * Acquires a lock that all tabs of this browser share; it ends with the tab, also when that crashes (Web Locks API). On
 * insecure origins browsers have no locks: then it is always granted.
 * @returns the function that releases the lock, or null when another tab has it
 */
export function acquireTabLock(name: string): Promise<(() => void) | null> {
  const release = () => undefined;
  if (!('locks' in navigator)) return Promise.resolve(release);
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? new Promise<void>((end) => resolve(end)) : resolve(null)))
      .catch((error: unknown) => {
        console.warn('The lock could not be acquired.', error);
        resolve(release);
      });
  });
}
