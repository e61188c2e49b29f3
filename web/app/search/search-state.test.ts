import { describe, expect, it } from 'vitest';
import { search as labels } from '~/labels/en/search';
import { nothingFound } from './answer';
import { NOT_ASKED, type SearchAction, searchReducer, statusText } from './search-state';

const after = (...actions: SearchAction[]) => actions.reduce(searchReducer, NOT_ASKED);
const asked = (query: string): SearchAction => ({ type: 'asked', query });
const answered = (query: string): SearchAction => ({ type: 'answered', query, answer: nothingFound(query) });

describe('state of a search', () => {
  it('loads, then shows what was found', () => {
    expect(after(asked('a'))).toMatchObject({ query: 'a', status: 'loading', answer: null });
    expect(after(asked('a'), answered('a'))).toMatchObject({ status: 'found', answer: { query: 'a' } });
  });

  it('never lets an older answer or failure overwrite a newer search', () => {
    expect(after(asked('a'), asked('ab'), answered('ab'), answered('a')).answer?.query).toBe('ab');
    expect(after(asked('a'), asked('ab'), answered('a'))).toMatchObject({ status: 'loading', answer: null });
    expect(after(asked('a'), asked('ab'), { type: 'failed', query: 'a' }).status).toBe('loading');
  });

  it('keeps the last answer on screen while the next is on its way', () => {
    expect(after(asked('a'), answered('a'), asked('ab'))).toMatchObject({ status: 'loading', answer: { query: 'a' } });
  });

  it('resets when the field is emptied', () => {
    expect(after(asked('a'), answered('a'), asked(''))).toEqual(NOT_ASKED);
    expect(after(asked('a'), asked(''), answered('a'))).toEqual(NOT_ASKED);
  });

  it('asks anew after a failure, and only then', () => {
    const failed = after(asked('a'), { type: 'failed', query: 'a' });
    expect(failed).toMatchObject({ status: 'failed', answer: null, attempt: 0 });
    expect(searchReducer(failed, { type: 'again' })).toMatchObject({ status: 'loading', attempt: 1 });
    expect(after(asked('a'), answered('a'), { type: 'again' }).attempt).toBe(0);
  });
});

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
    ['failed', null, 'The search is not working right now.'],
  ] as const)('%s', (status, answer, text) => {
    expect(statusText({ status, query: answer?.query ?? 'x', answer }, labels)).toBe(text);
  });

  it('names the query that has no results, not the one being typed', () => {
    expect(statusText({ status: 'loading', query: 'xyzz', answer: nothingFound('xyz') }, labels)).toContain('“xyz”');
  });
});
