import { expect, it } from 'vitest';
import { playerCardsLabels } from '~/labels/player-cards';
import { storedCard as card } from './stored-card.fixture';
import { playerPerson, playerSummary } from './structured-data';

it('describes a person to search engines without a date of birth', () => {
  const person = playerPerson('https://site.example', card);
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Diego Monterrosa',
    url: 'https://site.example/player-cards-detail/abc',
    image: 'https://site.example/uploads/upfield/a.jpg',
    nationality: { name: 'El Salvador' },
  });
  expect(JSON.stringify(person)).not.toMatch(/2008|birth/i);
});

it('describes an incomplete card by its known values only', () => {
  const person = playerPerson('https://site.example', {
    ...card,
    height: 0,
    weight: null,
    cardImageUrl: null,
    sport: null,
  });
  expect(Object.keys(person)).toEqual(['@type', 'name', 'givenName', 'familyName', 'url', 'nationality']);
});

it('sums a card up in Spanish, metres first', () => {
  const inSpanish = { ...card, sport: { _id: 's1', name: 'Fútbol-Fútbol masculino' }, sportPosition: 'Delantero' };
  expect(playerSummary({ ...inSpanish, height: 185, toeflScore: 95 }, playerCardsLabels.es)).toBe(
    'Diego Monterrosa: Fútbol, delantero, de El Salvador, promoción 2026, 185 cm (6′1″), GPA 3.7, TOEFL 95.',
  );
});

it('sums a card up in one sentence', () => {
  expect(playerSummary({ ...card, height: 185, toeflScore: 95 }, playerCardsLabels.en)).toBe(
    'Diego Monterrosa: Soccer forward, from El Salvador, class of 2026, 6′1″ (185 cm), GPA 3.7, TOEFL 95.',
  );
  const scores = { toeflScore: null, duolingoScore: null, satScore: null, gpa: null };
  expect(playerSummary({ ...card, ...scores, height: 0, sportPosition: null, sport: null }, playerCardsLabels.en)).toBe(
    'Diego Monterrosa: from El Salvador, class of 2026.',
  );
});
