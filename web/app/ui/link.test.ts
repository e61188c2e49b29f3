import { describe, expect, it } from 'vitest';
import { isOutside, isPlainAnchor, THIS_ADDRESS } from './link';

describe('link target', () => {
  it.each(['https://example.org', 'mailto:a@example.org', 'tel:+50322000000', '//example.org/x'])(
    '%s is outside',
    (href) => {
      expect(isOutside(href)).toBe(true);
    },
  );
  it.each(['/', '/packages', '/scholarships#sportsscholarships', '#steps', '?page=2'])('%s is inside', (href) => {
    expect(isOutside(href)).toBe(false);
  });
  it('distinguishes an anchor on the same page from one on another', () => {
    expect(isPlainAnchor('#steps')).toBe(true);
    expect(isPlainAnchor(THIS_ADDRESS)).toBe(true);
    expect(isPlainAnchor('/scholarships#steps')).toBe(false);
  });
});
