/**
 * Holds a name among all tabs of this browser; a tab that closes or crashes lets go of its names (Web Locks). Where the
 * browser has no locks, on pages that are not secure, every name is free.
 * @returns what lets go of the name, or null when somebody else holds it
 */
export function holdName(name: string): Promise<(() => void) | null> {
  const free = () => undefined;
  if (!('locks' in navigator)) return Promise.resolve(free);
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((letGo) => resolve(letGo)) : resolve(null),
      )
      .catch((error: unknown) => {
        console.warn('The name could not be held.', error);
        resolve(free);
      });
  });
}
