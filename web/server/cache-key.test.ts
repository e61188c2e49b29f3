import { describe, expect, it } from 'vitest';
import { cacheKey } from './cache-key';

const keyOf = (path: string) => cacheKey(new URL(path, 'http://localhost'));

describe('cache key', () => {
  it('is path and meaningful query in one order', () => {
    expect(keyOf('/player-cards?sport=b&page=2')).toBe('/player-cards?page=2&sport=b');
    expect(keyOf('/player-cards?page=2&sport=b')).toBe('/player-cards?page=2&sport=b');
  });

  it('leaves out where the visitor came from', () => {
    expect(keyOf('/packages?utm_source=x&fbclid=y')).toBe('/packages');
  });

  it('is none for a parameter we do not know, or a query too long to be meant', () => {
    expect(keyOf('/preview?signature=x')).toBeNull();
    expect(keyOf(`/player-cards?q=${'a'.repeat(500)}`)).toBeNull();
  });
});
