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
 * Puts a stand-in where the browser forbids session storage (cookies blocked): Remix's discovery of routes uses it unguarded, and no link
 * would lead on. Local storage gets none: signing in must notice that nothing is kept.
 */
export function standInForSessionStorage(): void {
  try {
    window.sessionStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: new PageStorage(), configurable: true });
  }
}
