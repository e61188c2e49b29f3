import { describe, expect, it } from 'vitest';
import { isCurrentEntry, isCurrentPage } from './current-page';

const link = (href: string) => ({ label: href, href, newTab: false });

describe('current page', () => {
  it('is the page itself, with or without a trailing slash', () => {
    expect(isCurrentPage('/packages', '/packages/')).toBe(true);
    expect(isCurrentPage('/', '/')).toBe(true);
    expect(isCurrentPage('/', '/packages')).toBe(false);
  });

  it('is not a place on the page', () => {
    expect(isCurrentPage('/scholarships#sportsscholarships', '/scholarships')).toBe(false);
  });

  it('marks the dropdown that holds the page', () => {
    const entry = { label: 'Scholarships', href: '', links: [link('/scholarships#sportsscholarships')] };
    expect(isCurrentEntry(entry, '/scholarships')).toBe(true);
    expect(isCurrentEntry(entry, '/')).toBe(false);
  });
});
