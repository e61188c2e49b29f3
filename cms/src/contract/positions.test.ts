import { expect, it } from 'vitest';
import { isFoundIn, searchText } from './folding';
import { type KnownPosition, POSITION_CODES } from './position-codes';
import { positionKey, positionNames } from './positions';

const search = (position: string, query: string) => isFoundIn(searchText(position, ...positionNames(position)), query);

it.each([
  ['Goalkeeper', ['GK', 'gk', 'keeper', 'goalie', 'portero', 'arquero', 'portera']],
  ['Portero', ['GK', 'goalkeeper', 'keeper']],
  ['Striker', ['ST', 'striker', 'delantero', 'forward']],
  ['Forward', ['FW', 'striker', 'delantera']],
  ['Delantero', ['striker', 'forward']],
  ['Winger', ['W', 'extremo', 'wing']],
  ['Centre Back', ['CB', 'center back', 'defensa central']],
  ['Center Back', ['centre back', 'zaguero']],
  ['Midfielder / Forward', ['CM', 'volante', 'delantero']],
  ['Point Guard (captain)', ['PG', 'armador']],
])('%s is found by %j', (position, queries) => {
  expect(queries.filter((query) => !search(position, query))).toEqual([]);
});

it.each([
  ['Goalkeeper', 'striker'],
  ['Right Winger', 'W extremo izquierdo'],
  ['Power Forward', 'delantero'],
  ['Long Jump', 'gk'],
])('%s is not found by %s', (position, query) => expect(search(position, query)).toBe(false));

it.each([
  ['goalkeeper', ['GK', 'Portero', 'ARQUERA', 'Goal-keeper', 'keeper']],
  ['Center Back', ['Centre Back', 'CB', 'Defensa Central']],
  ['Striker', ['ST', 'ariete']],
  ['Forward', ['delantero', 'FW']],
  ['Full back', ['fullback', 'FULL-BACK']],
  ['Sweeper', ['SWEEPER', 'sweeper ']],
])('%s has the key of %j', (position, spellings) => {
  expect([...new Set(spellings.map(positionKey))]).toEqual([positionKey(position)]);
});

it.each([
  ['Striker', 'Forward'],
  ['Winger', 'Right Winger'],
  ['Sweeper', 'Keeper'],
])('%s is another position than %s', (one, other) => expect(positionKey(one)).not.toBe(positionKey(other)));

it('no position is found by nothing', () => {
  expect(positionNames(null)).toEqual([]);
  expect(positionNames('')).toEqual([]);
});

it.each(['GK', 'CB', 'ST', 'FW', 'CM', 'LW', 'PG', 'SS'])('%s has the key of the position whose code it is', (code) => {
  const names = (Object.keys(POSITION_CODES) as KnownPosition[]).filter((name) => POSITION_CODES[name] === code);
  expect(names.map(positionKey)).toContain(positionKey(code));
});
