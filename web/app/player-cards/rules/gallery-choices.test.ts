import { expect, it } from 'vitest';
import { classChoices, positionChoices } from './gallery-choices';

const groups = [
  { sport: { id: 'men', name: "Soccer-Men's Soccer" }, positions: ['Goalkeeper', 'Striker'] },
  { sport: { id: 'women', name: "Soccer-Women's Soccer" }, positions: ['Goalkeeper', 'Winger'] },
  { sport: { id: 'tennis', name: 'Tennis' }, positions: ['Singles'] },
  { sport: { id: 'golf', name: 'Golf' }, positions: [] },
];

it('positions stand under their sport’s family, each once', () => {
  expect(positionChoices(groups, undefined, undefined)).toEqual([
    { heading: 'Soccer', values: ['Goalkeeper', 'Striker', 'Winger'] },
    { heading: 'Tennis', values: ['Singles'] },
  ]);
});

it('positions are those of the chosen sport', () => {
  expect(positionChoices(groups, 'women', 'Winger')).toEqual([{ heading: null, values: ['Goalkeeper', 'Winger'] }]);
});

it('a chosen position is a choice, whatever the cards have', () => {
  expect(positionChoices(groups, 'tennis', 'GK')).toEqual([
    { heading: null, values: ['GK'] },
    { heading: null, values: ['Singles'] },
  ]);
});

it('the next class comes first, and classes that have finished school come last', () => {
  expect(classChoices([2025, 2026, 2027, 2028], 2027, 'Graduated')).toEqual([
    { heading: null, values: [2027, 2028] },
    { heading: 'Graduated', values: [2026, 2025] },
  ]);
  expect(classChoices([2027], 2027, 'Graduated')).toEqual([{ heading: null, values: [2027] }]);
});
