import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_SPORT, type Sport } from '../src/contract';
import { call } from './support/api';
import { importGlobal, publishSwitches } from './support/global';
import { server } from './support/server';
import { makeCard, makeSport } from './support/things';

/**
 * Lists stay fast with thousands of cards because an index has what they filter and sort by. The databases say so
 * themselves: every query that a call makes is explained.
 */

interface Query {
  sql: string;
  bindings: unknown[];
}

/** The reads of cards and their words that a call makes. */
async function queriesOf(strapi: Core.Strapi, ask: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  const listen = ({ sql, bindings }: Query) => {
    if (/^select/.test(sql) && /from .player_cards. as|from .card_words./.test(sql)) queries.push({ sql, bindings });
  };
  strapi.db.connection.on('query', listen);
  try {
    await ask();
  } finally {
    strapi.db.connection.removeListener('query', listen);
  }
  return queries;
}

/** What a query does that takes longer with every card. */
const faultsOf = (strapi: Core.Strapi, query: Query) =>
  strapi.db.dialect.client === 'postgres' ? faultsOnPostgres(strapi, query) : faultsOnSqlite(strapi, query);

async function faultsOnSqlite(strapi: Core.Strapi, { sql, bindings }: Query): Promise<string[]> {
  const plan = (await strapi.db.connection.raw(`EXPLAIN QUERY PLAN ${sql}`, bindings as never)) as { detail: string }[];
  return plan
    .map(({ detail }) => detail)
    .filter((step) => /^SCAN (?!.*USING (COVERING )?INDEX)/.test(step) || step === 'USE TEMP B-TREE FOR ORDER BY');
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
  await makeCard({ sport: sport.id, lastName: 'Plan' });
});

const PAGE = { page: '1', pageSize: '12' };

/** What a visitor may ask for. */
const lists = (): [string, Record<string, string>][] => [
  ['every card', {}],
  ['the gallery', PAGE],
  ['a sport', { ...PAGE, sport: sport.id }],
  ['no sport', { ...PAGE, sport: NO_SPORT }],
  ['a class', { ...PAGE, graduation: '2027' }],
  ['a country', { ...PAGE, country: 'El Salvador' }],
  ['a position', { ...PAGE, position: 'Forward' }],
  ['a least GPA', { ...PAGE, gpaMin: '3.5' }],
  ['all filters', { ...PAGE, sport: sport.id, graduation: '2027', country: 'Peru', position: 'Forward', gpaMin: '3' }],
  ['a word', { ...PAGE, q: 'plan' }],
  ['a name of two words in a sport', { ...PAGE, q: "ana o'brien", sport: sport.id }],
  ...[
    'lastName',
    '-lastName',
    'highSchoolGraduation',
    '-highSchoolGraduation',
    'gpa',
    '-gpa',
    'updatedAt',
    '-updatedAt',
  ].map((sort): [string, Record<string, string>] => [`the order ${sort}`, { ...PAGE, sort }]),
];

describe.each([false, true])('where consent is asked for: %s', (requireConsent) => {
  beforeAll(() => publishSwitches({ requireConsent }));
  afterAll(() => publishSwitches());

  test('a list reads an index in its order', async () => {
    const { strapi } = await server();
    for (const [name, query] of lists()) {
      const queries = await queriesOf(strapi, () => call(`/player-cards?${new URLSearchParams(query)}`));
      expect(queries.length, name).toBeGreaterThan(0);
      for (const asked of queries)
        expect([name, asked.sql, await faultsOf(strapi, asked)]).toEqual([name, asked.sql, []]);
    }
  });
});
