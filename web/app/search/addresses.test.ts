import { SEARCH_TEXT_MAX } from '@upfield/cms/contract';
import { describe, expect, it } from 'vitest';
import { allPlayersAddress, searchQuery, suggestionsAddress } from './addresses';
import { nothingFound } from './answer';

describe('addresses of the search', () => {
  it('read a query without needless spaces and no longer than the CMS takes', () => {
    expect(searchQuery('  Ángel   Ñurinda ')).toBe('Ángel Ñurinda');
    expect(searchQuery(null)).toBe('');
    expect(searchQuery('a'.repeat(500))).toHaveLength(SEARCH_TEXT_MAX);
    expect(searchQuery('a\0b\0')).toBe('ab');
    expect(searchQuery('\0')).toBe('');
    expect(searchQuery(`a${'😀'.repeat(500)}`)).toBe(`a${'😀'.repeat(Math.floor((SEARCH_TEXT_MAX - 1) / 2))}`);
  });

  it('carry any text', () => {
    expect(suggestionsAddress('ñ & =')).toBe('/search/suggestions?q=%C3%B1+%26+%3D');
  });

  it('lead to the gallery only when it has more', () => {
    expect(allPlayersAddress({ ...nothingFound('a'), playerTotal: 9 })).toBe('/player-cards?q=a');
    expect(allPlayersAddress(nothingFound('a'))).toBeNull();
  });
});
