import { describe, expect, it } from 'vitest';
import { search as labels } from '~/labels/en/search';
import { nothingFound } from './answer';
import { statusText } from './status-text';

const found = {
  ...nothingFound('pa'),
  playerTotal: 1,
  pages: [{ title: 'Packages', href: '/packages', kind: 'page' as const }],
};

describe('sentence about a search', () => {
  it.each([
    ['idle', null, ''],
    ['loading', null, 'Searching…'],
    ['loading', found, '1 player, 1 page found'],
    ['found', found, '1 player, 1 page found'],
    ['found', nothingFound('xyz'), 'No results for “xyz”'],
    ['failed', null, 'The search does not answer just now.'],
  ] as const)('%s', (status, answer, text) => {
    expect(statusText({ status, query: answer?.query ?? 'x', answer }, labels)).toBe(text);
  });

  it('speaks of the query that has no results, not of the one being typed', () => {
    expect(statusText({ status: 'loading', query: 'xyzz', answer: nothingFound('xyz') }, labels)).toContain('“xyz”');
  });
});
