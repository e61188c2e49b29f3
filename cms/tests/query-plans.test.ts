import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MANAGED_COLUMNS, NO_SPORT, type Sport } from '../src/contract';
import { call, staffToken } from './support/api';
import { importGlobal, publishSwitches } from './support/global';
import { type Query, queriesOf } from './support/queries';
import { server } from './support/server';
import { makeCard, makeSport } from './support/test-data';

/**
 * Lists stay fast with thousands of cards because an index has what they filter and sort by. The databases say so
 * themselves: every query that a call makes is explained.
 */

/** The reads of cards and their words that a call makes. */
async function cardQueriesOf(strapi: Core.Strapi, ask: () => Promise<unknown>): Promise<Query[]> {
  const { queries } = await queriesOf(strapi, ask);
  return queries.filter(({ sql }) => /^select/.test(sql) && /from .player_cards.|from .card_words./.test(sql));
}

/** What a query does that takes longer with every card. */
const faultsOf = (strapi: Core.Strapi, query: Query) =>
  strapi.db.dialect.client === 'postgres' ? faultsOnPostgres(strapi, query) : faultsOnSqlite(strapi, query);

async function faultsOnSqlite(strapi: Core.Strapi, { sql, bindings }: Query): Promise<string[]> {
  const plan = (await strapi.db.connection.raw(`EXPLAIN QUERY PLAN ${sql}`, bindings as never)) as { detail: string }[];
  const steps = plan.map(({ detail }) => detail);
  // A subquery that hands on its rows one by one is read to its end as well; what it reads has a step of its own.
  const subqueries = steps.flatMap((step) => /^CO-ROUTINE (.+)$/.exec(step)?.[1] ?? []);
  return steps.filter(
    (step) =>
      (/^SCAN (?!.*USING (COVERING )?INDEX)/.test(step) && !subqueries.includes(step.replace('SCAN ', ''))) ||
      step === 'USE TEMP B-TREE FOR ORDER BY',
  );
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** In a small table PostgreSQL takes no index; asked to avoid what large ones suffer from, it shows whether one would do. */
async function faultsOnPostgres(strapi: Core.Strapi, { sql, bindings }: Query): Promise<string[]> {
  return strapi.db.connection.transaction(async (trx) => {
    await trx.raw('SET LOCAL enable_seqscan = off');
    await trx.raw('SET LOCAL enable_sort = off');
    await trx.raw('SET LOCAL enable_bitmapscan = off');
    const marks = sql.replaceAll(/\$\d+/g, '?');
    const { rows } = (await trx.raw(`EXPLAIN (FORMAT JSON) ${marks}`, bindings as never)) as {
      rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[];
    };
    const nodes: PlanNode[] = [];
    const collect = (node: PlanNode): void => {
      nodes.push(node);
      for (const below of node.Plans ?? []) collect(below);
    };
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) collect(Plan);
    return nodes
      .map((node) => [node['Node Type'], node['Relation Name']].filter(Boolean).join(' on '))
      .filter((step) => /^Seq Scan|^Sort$/.test(step));
  });
}

let sport: Sport;
beforeAll(async () => {
  await importGlobal();
  sport = await makeSport();
  const { id } = await makeCard({ sport: sport.id, lastName: 'Plan' });
  const consent = { givenBy: 'Rosa Plan', givenOn: '2026-01-31', text: 'Yes.' };
  await call(`/player-cards/${id}/consent`, { method: 'PUT', token: await staffToken(), body: { consent } });
});

const PAGE = { page: '1', pageSize: '12' };

/** What a visitor may ask for. */
const lists = (): Record<string, string>[] => [
  {},
  PAGE,
  { ...PAGE, sport: sport.id },
  { ...PAGE, sport: NO_SPORT },
  { ...PAGE, graduation: '2027' },
  { ...PAGE, country: 'El Salvador' },
  { ...PAGE, position: 'Forward' },
  { ...PAGE, gpaMin: '3.5' },
  { ...PAGE, heightMin: '185' },
  { ...PAGE, heightMin: '185', gpaMin: '3', sort: '-height' },
  { ...PAGE, film: 'true' },
  { ...PAGE, sport: sport.id, position: 'Goalkeeper', heightMin: '185' },
  { ...PAGE, sport: sport.id, graduation: '2027', country: 'Peru', position: 'Forward', gpaMin: '3' },
  { ...PAGE, q: 'plan' },
  { ...PAGE, q: "ana o'brien", sport: sport.id },
  ...[
    'lastName',
    '-lastName',
    'highSchoolGraduation',
    '-highSchoolGraduation',
    'gpa',
    '-gpa',
    'height',
    '-height',
    'updatedAt',
    '-updatedAt',
  ].map((sort) => ({ ...PAGE, sort })),
];

/** What staff filter by. Not the search: it looks into every card's text (docs/decisions/040). */
const managedFilters = (): Record<string, string>[] => [
  { sport: sport.id },
  { graduation: '2027' },
  { visibility: 'public' },
  { visibility: 'hidden' },
  { visibility: 'deleted' },
  { progress: 'missing' },
  { progress: 'complete' },
  { lacksConsent: 'true' },
  { stale: 'true' },
  { sport: sport.id, graduation: '2027', visibility: 'hidden', progress: 'missing', sort: '-player' },
];

/** Asks the database about every query that a call makes. */
async function expectIndexes(path: string, { token = '', allowed = /^$/ } = {}): Promise<void> {
  const { strapi } = await server();
  const queries = await cardQueriesOf(strapi, () => call(path, { token }));
  expect(queries.length, path).toBeGreaterThan(0);
  for (const query of queries) {
    const faults = (await faultsOf(strapi, query)).filter((fault) => !allowed.test(fault));
    expect([path, query.sql, faults]).toEqual([path, query.sql, []]);
  }
}

/** What a filter found is sorted: there is no index for every filter in every order. */
const SORT = /^(Sort|USE TEMP B-TREE FOR ORDER BY)$/;

test('what a scheduled job reads while a call is answered is no part of the call', async () => {
  const { strapi } = await server();
  const path = `/player-cards?${new URLSearchParams({ ...PAGE, country: 'Ecuador' })}`;
  const ofCall = await cardQueriesOf(strapi, () => call(path));
  await makeSport();
  const job = () => strapi.db.connection('player_cards').select('id').where({ card_image: 'none.webp' });
  const beside = await cardQueriesOf(strapi, () => Promise.all([call(path), job()]));
  expect(ofCall.length).toBeGreaterThan(0);
  expect(beside.map(({ sql }) => sql)).toEqual(ofCall.map(({ sql }) => sql));
});

describe.each([false, true])('where consent is asked for: %s', (requireConsent) => {
  beforeAll(() => publishSwitches({ requireConsent }));
  afterAll(() => publishSwitches());

  test('a list reads an index in its order', async () => {
    for (const query of lists()) await expectIndexes(`/player-cards?${new URLSearchParams(query)}`);
  });

  test('so does the list of staff, in any order; its filters have an index, too', async () => {
    const token = await staffToken();
    for (const column of MANAGED_COLUMNS) {
      for (const sort of [column, `-${column}`]) await expectIndexes(`/player-cards/managed?sort=${sort}`, { token });
    }
    for (const filter of managedFilters()) {
      await expectIndexes(`/player-cards/managed?${new URLSearchParams(filter)}`, { token, allowed: SORT });
    }
  });

  test('so does the gallery', () => expectIndexes('/gallery'));

  test('so does what is suggested for a misspelling', () => expectIndexes('/player-cards/suggestion?q=plano'));

  test('so do the addresses of the sitemap', () => expectIndexes('/player-cards/addresses/1'));
});
