import { expect, test } from 'vitest';
import { isDatabaseAway } from './away';

const coded = (code: string) => Object.assign(new Error('select 1 - failed'), { code });

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['one refused at every address of a name', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['a server that an operator ends', coded('57P01')],
  ['one that is starting', coded('57P03')],
  ['too many connections', coded('53300')],
  ['a full disk of PostgreSQL', coded('53100')],
  ['a lost connection', coded('08006')],
  ['a changed password', coded('28P01')],
  ['a connection that ended in a query', new Error('select 1 - Connection terminated unexpectedly')],
  ['no connection in time', new Error('timeout expired')],
  ['a pool without a free connection', Object.assign(new Error('Knex'), { name: 'KnexTimeoutError' })],
  ['a full disk of SQLite', coded('SQLITE_FULL')],
  ['a file that cannot be read', coded('SQLITE_IOERR_READ')],
  ['a file that is gone', coded('SQLITE_CANTOPEN')],
  ['a file that another process holds', coded('SQLITE_BUSY_SNAPSHOT')],
])('the database is away: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a row that is there already', coded('23505')],
  ['the same in SQLite', coded('SQLITE_CONSTRAINT_UNIQUE')],
  ['a fault in a query', coded('42601')],
  ['a value out of range', coded('22003')],
  ['an error of ours', new Error('This route has no staffOnly strategy.')],
  ['no error', 'ECONNREFUSED'],
])('the database is there: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
