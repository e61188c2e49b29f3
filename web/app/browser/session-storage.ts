/** `Storage` that lasts as long as the page. */
class PageStorage implements Storage {
  private readonly entries = new Map<string, string>();

  get length(): number {
    return this.entries.size;
  }

  clear(): void {
    this.entries.clear();
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }

  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
}

/**
 * Replaces session storage where the browser blocks it (cookies off): Remix's route discovery uses it without a check, and links would not
 * work. Local storage is not replaced: the sign-in must notice that nothing can be stored.
 */
export function installSessionStorageFallback(): void {
  try {
    window.sessionStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: new PageStorage(), configurable: true });
  }
}
