import { expect, it } from 'vitest';
import { isFoundIn, searchText } from './folding';
import { type KnownPosition, POSITION_CODES } from './position-codes';
import { type PositionHolder, positionIn, positionKey, positionNames } from './positions';

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

const soccer: PositionHolder = { sport: 'soccer', woman: false };
const swimming: PositionHolder = { sport: 'swimming', woman: false };
const track: PositionHolder = { sport: 'track', woman: false };

it.each<[string, PositionHolder, string]>([
  ['Goalkeeper', soccer, 'Portero'],
  ['Goalkeeper', { ...soccer, woman: true }, 'Portera'],
  ['Centre-Back', soccer, 'Defensa central'],
  ['Midfielder / Forward', soccer, 'Mediocampista / Delantero'],
  ['Striker', { ...soccer, woman: true }, 'Delantera centro'],
  ['forward', soccer, 'delantero'],
  ['Libero', { sport: 'volleyball', woman: true }, 'Líbero'],
  ['Singles/Doubles', { sport: 'tennis', woman: false }, 'Individuales/Dobles'],
  ['100 m Backstroke', swimming, '100 m dorso'],
  ['3000 m Steeplechase', track, '3000 m con obstáculos'],
  ['Sprints (100 m, 200 m)', track, 'Velocidad (100 m, 200 m)'],
])('%s of %j is %s in Spanish', (typed, holder, printed) => expect(positionIn(typed, 'es', holder)).toBe(printed));

it.each<[string, PositionHolder, string]>([
  ['Portera', soccer, 'Goalkeeper'],
  ['Delantero', soccer, 'Forward'],
  ['Armadora', { sport: 'volleyball', woman: true }, 'Setter'],
  ['Armador', { sport: 'basketball', woman: false }, 'Point guard'],
  ['Salto largo', track, 'Long jump'],
])('%s of %j is %s in English', (typed, holder, printed) => expect(positionIn(typed, 'en', holder)).toBe(printed));

it.each<[string, PositionHolder]>([
  ['GK', soccer],
  ['Segundo Volante', soccer],
  ['Arquero', soccer],
  ['Sweeper', soccer],
  ['800 m', track],
  ['Forward', { sport: undefined, woman: false }],
  ['Forward', { sport: 'basketball', woman: false }],
])('%s of %j stays as it was typed in Spanish', (typed, holder) => expect(positionIn(typed, 'es', holder)).toBe(typed));

it.each(['Centre Back', 'Keeper', 'GK', 'Sweeper'])('%s stays as it was typed in English', (typed) =>
  expect(positionIn(typed, 'en', soccer)).toBe(typed),
);
