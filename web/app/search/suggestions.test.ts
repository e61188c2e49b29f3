import { describe, expect, it } from 'vitest';
import { nothingFound, type PlayerResult } from './answer';
import { suggestionsOf } from './suggestions';

const player: PlayerResult = {
  id: 'p1',
  name: 'Ángel',
  lastName: 'Ñurinda',
  sport: null,
  country: 'Nicaragua',
  highSchoolGraduation: 2026,
  cardImageUrl: null,
};
const page = { title: 'Packages', href: '/packages', kind: 'page' as const };
const hrefs = (total: number) =>
  suggestionsOf({ ...nothingFound('a'), players: [player], playerTotal: total, pages: [page] }).map(({ href }) => href);

describe('lines of the popup', () => {
  it('are players, then pages', () => {
    expect(hrefs(1)).toEqual(['/player-cards-detail/p1', '/packages']);
  });

  it('lead to all players where more fit than are listed', () => {
    expect(hrefs(9)).toEqual(['/player-cards-detail/p1', '/player-cards?q=a', '/packages']);
  });

  it('are none without an answer', () => {
    expect(suggestionsOf(null)).toEqual([]);
  });
});
