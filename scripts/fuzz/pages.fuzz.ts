import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';
import { leadSubmission } from '../../cms/src/contract/lead.ts';
import { ROOT } from '../lib/paths.mjs';
import { anyVisitor } from '../lib/visitors.ts';
import { encoded, partOfPath, schemaOf } from './requests.ts';
import { grownTables, rowCounter } from './stored.ts';
import { foreignName, hostileText } from './values.ts';

const site = inject('sites').pages;
const { seed, runs } = inject('fuzz');
const rows = rowCounter(site.dataDir);
afterAll(() => rows.close());

const SLOW_MS = 10_000;
const MOST_PAIRS = 6;

/** Parameters that some page reads. */
const PARAMETERS = [
  'q',
  'sport',
  'page',
  'class',
  'country',
  'position',
  'gpaMin',
  'sort',
  'file',
  'code',
  'package',
  'utm_source',
  '_data',
  '_routes',
  'index',
];

interface BuiltRoute {
  path?: string;
  index?: boolean;
  hasAction: boolean;
}

interface Route {
  /** One, or one in each language. */
  paths: string[];
  hasAction: boolean;
}

/** Every route of the site, as the build has it, with the addresses of its page. */
function routesOfBuild(): Route[] {
  const folder = join(ROOT, 'web/build/client/assets');
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const text = readFileSync(join(folder, file), 'utf8')
    .replace(/^window\.__remixManifest=/, '')
    .replace(/;$/, '');
  const { routes } = JSON.parse(text) as { routes: Record<string, BuiltRoute> };
  const found = new Map<string, Route>();
  for (const [id, { path = '', index, hasAction }] of Object.entries(routes)) {
    if (!path && !index) continue;
    const page = id.replace(/^(en|es)\//, '');
    found.set(page, { paths: [...(found.get(page)?.paths ?? []), path], hasAction });
  }
  return [...found.values()];
}

/** Names and values of a query or a form. */
const pairs = (names: readonly string[]) =>
  fc.array(
    fc.tuple(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: foreignName }),
      hostileText,
    ),
    {
      maxLength: MOST_PAIRS,
    },
  );

const joined = (all: readonly (readonly [string, string])[]) =>
  all.map((pair) => pair.map(encoded).join('=')).join('&');

const FIELDS = (schemaOf(leadSubmission).oneOf ?? []).flatMap(({ properties = {} }) => Object.keys(properties));

const header = hostileText.map((text) => text.replace(/[^\x21-\x7e]/g, '~').slice(0, 2000));

function addressesOf(path: string): fc.Arbitrary<string> {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') || part === '*' ? partOfPath(() => ['none']) : fc.constant(part)));
  return fc.tuple(...parts).map((texts) => `/${texts.join('/')}`);
}

function requestsOf({ paths, hasAction }: Route) {
  return fc.record({
    path: fc.oneof(...paths.map(addressesOf)),
    data: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constant('.data') }),
    query: pairs(PARAMETERS).map((all) => joined(all).slice(0, 6000)),
    method: hasAction
      ? fc.constantFrom('GET', 'POST')
      : fc.oneof(
          { weight: 8, arbitrary: fc.constant('GET') },
          { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS') },
        ),
    form: pairs(FIELDS).map(joined),
    type: fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
      'application/json',
    ),
    headers: fc.record(
      {
        cookie: header,
        'accept-language': header,
        'accept-encoding': header,
        'if-none-match': header,
        range: header,
        referer: header,
      },
      { requiredKeys: [] },
    ),
    origin: fc.oneof({ weight: 8, arbitrary: fc.constant(site.origin) }, { weight: 1, arbitrary: header }),
  });
}

/** The answer to a form that comes from another site. */
const FOREIGN = 403;
let taken = 0;

test.each(routesOfBuild().map((route) => [route.paths.map((path) => `/${path}`).join(' and '), route] as const))(
  '%s answers anything without failing, and keeps nothing of it',
  async (_, route) => {
    const property = fc.asyncProperty(
      requestsOf(route),
      async ({ path, data, query, method, form, type, headers, origin }) => {
        const before = rows.count();
        const began = performance.now();
        const isPost = method !== 'GET' && method !== 'HEAD';
        const answer = await fetch(`${site.origin}${path}${data}${query ? `?${query}` : ''}`, {
          method,
          redirect: 'manual',
          headers: { ...anyVisitor(), ...headers, ...(isPost ? { origin, 'content-type': type } : {}) },
          body: isPost ? form : null,
        });
        const text = await answer.text();
        expect(performance.now() - began).toBeLessThan(SLOW_MS);
        expect(answer.status).toBeLessThan(500);
        if (method === 'POST' && answer.status !== FOREIGN) taken += 1;
        expect(text).not.toMatch(/node_modules|build\/server|SQLITE/);
        if (answer.headers.get('content-type')?.startsWith('text/html'))
          expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(grownTables(before, rows.count())).toEqual([]);
      },
    );
    await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
  },
);

test('forms were read, and not only refused as those of another site', () => expect(taken).toBeGreaterThan(runs));
