import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { z } from 'zod';
import { NUMBER_BOUNDS } from '../../cms/src/contract/card-bounds.ts';
import { CAREER_YEAR_MIN, careerYearMax } from '../../cms/src/contract/career.ts';
import type { Endpoint } from '../../cms/src/contract/endpoints/index.ts';
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../../cms/src/contract/product.ts';
import { anyVisitor } from '../lib/visitors.ts';
import { type GoodValues, nearly, type Schema } from './schema-values.ts';
import { hostileText } from './values.ts';

/** One request, as `fetch` takes it. */
export interface Request {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** What is known of the site, and grows while requests are answered. */
export interface Known {
  token: string;
  cards: string[];
  sports: string[];
  pages: string[];
  files: string[];
  /** Answers of captchas that nobody sent yet. */
  captchas: string[];
}

const EXISTING = 6;

/** Half characters, which no address can hold, become U+FFFD. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Node itself refuses a head of 16 KB, without an answer of ours: path, query and token together are shorter. */
const LONGEST_PART = 2500;

/** Parts of a path that no encoder writes. */
const RAW_PARTS = [
  '%',
  '%00',
  '%ff',
  '..%2f..%2fetc',
  '*',
  'null',
  '0',
  '-1',
  'a'.repeat(LONGEST_PART),
  '%F0%9F%98%80',
];

/** An address without a part, or with dots for one, is another address. */
const NO_PART = /^(?:\.|%2e)*$/i;

const hostilePart = hostileText
  .map((text) => encoded(text).slice(0, LONGEST_PART))
  .map((part) => (NO_PART.test(part) ? '-' : part));

const known = (values: () => string[]): fc.Arbitrary<string> =>
  fc.nat().map((index) => {
    const all = values();
    return all[index % Math.max(1, all.length)] ?? 'none';
  });

/** A part of a path: one of those that exist, or anything. */
export const partOfPath = (values: () => string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: EXISTING, arbitrary: known(values) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_PARTS) },
    { weight: 1, arbitrary: hostilePart },
  );

/** Requests of one call, from good ones to hostile ones. */
export function requestsOf(endpoint: Endpoint, site: Known, form?: fc.Arbitrary<FormData>): fc.Arbitrary<Request> {
  const good = goodValues(endpoint, site);
  return fc
    .record({
      path: pathOf(endpoint, site),
      query: endpoint.query ? nearly(schemaOf(endpoint.query), good) : fc.constant({}),
      token: fc.oneof(
        { weight: 30, arbitrary: fc.constant(endpoint.access === 'anyone' ? null : 'own') },
        { weight: 1, arbitrary: fc.constantFrom('', 'Bearer x', 'a.b.c', 'x'.repeat(4000)) },
      ),
      type: fc.oneof(
        { weight: 40, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/json;charset=utf-16',
            '',
          ),
        },
      ),
      body: form ?? (endpoint.body ? bodyOf(nearly(schemaOf(endpoint.body), good)) : fc.constant(undefined)),
      key: endpoint.idempotent
        ? fc.option(fc.oneof(fc.uuid(), fc.string({ maxLength: 300 })), { freq: 3 })
        : fc.constant(null),
    })
    .map(({ path, query, token, type, body, key }) => ({
      method: endpoint.method.toUpperCase(),
      path: `/api${path}${queryText(query)}`,
      headers: {
        ...anyVisitor(),
        ...(typeof body === 'string' && type ? { 'content-type': type } : {}),
        ...(token === null ? {} : { [TOKEN_HEADER]: token === 'own' ? site.token : token }),
        ...(key === null ? {} : { [IDEMPOTENCY_HEADER]: key.replace(/[^\x21-\x7e]/g, '-') }),
      },
      ...(body === undefined ? {} : { body }),
    }));
}

export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

const bodyOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 40, arbitrary: value.map((body) => JSON.stringify(body) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[1,', '"', 'null', '{"a":1}{"b":2}', '\ufeff{}') },
    { weight: 1, arbitrary: hostileText },
  );

function pathOf({ path }: Endpoint, site: Known): fc.Arbitrary<string> {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => {
      if (!part.startsWith('{')) return fc.constant(part);
      if (part === '{name}') return partOfPath(() => site.pages);
      if (part === '{page}') return partOfPath(() => ['1', '2', '99']);
      if (part === '{fileKey}') return partOfPath(() => site.files);
      return partOfPath(() => site.cards);
    });
  return fc.tuple(...parts).map((texts) => `/${texts.join('/')}`);
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return `?${encoded(String(query)).slice(0, LONGEST_PART)}`;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one].map((text) => encoded(textOf(text))).join('=')),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}`.slice(0, LONGEST_PART) : '';
}

/** Deep values cannot be written as a text: they have no place in a query. */
const textOf = (value: unknown): string => (typeof value === 'object' ? '[object]' : String(value));

const film = fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/123456789');

const scores = Object.fromEntries(
  Object.entries(NUMBER_BOUNDS).map(([name, { min, max }]) => [name, fc.option(fc.integer({ min, max }))]),
);

const mailbox = () => `${randomUUID()}@example.com`;

/** What a schema does not say: which sports there are, what a phone number is. */
function goodValues({ path }: Endpoint, site: Known): GoodValues {
  const isLead = path === '/leads';
  const email = fc.oneof(
    { weight: 8, arbitrary: fc.constant(0).map(mailbox) },
    { weight: 1, arbitrary: fc.emailAddress() },
  );
  return {
    email,
    guardianEmail: fc.option(email),
    password: fc.string({ minLength: 1, maxLength: 60 }),
    phone: fc.constantFrom('+50370000000', '+12025550123', '+34 612 345 678'),
    sport: isLead ? fc.constantFrom('Soccer', 'Golf') : known(() => site.sports),
    age: fc.oneof(fc.integer({ min: 13, max: 25 }), fc.constantFrom('17')),
    graduationDate: fc.constantFrom('2027-06-15', '2028-11-01'),
    altcha: fc.oneof(
      { weight: 3, arbitrary: fc.nat().map(() => site.captchas.pop() ?? 'spent') },
      { weight: 1, arbitrary: fc.base64String() },
    ),
    sourcePage: fc.constantFrom('/contact', '/register'),
    elapsed: fc.integer({ min: 5000, max: 100_000 }),
    guardianName: fc.constantFrom('Ana Monterrosa', 'José Ñandú'),
    highlightLink: film,
    dateOfBirth: fc
      .date({ min: new Date('2004-01-01'), max: new Date('2011-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    highSchoolGraduation: fc.integer({ min: 2024, max: 2032 }),
    collegeEnrollmentExpected: fc.integer({ min: 2024, max: 2032 }),
    startYear: fc.integer({ min: CAREER_YEAR_MIN, max: careerYearMax() }),
    highlightsLink: fc.option(film),
    cardImageUrl: fc.constant(null),
    bannerImageUrl: fc.constant(null),
    ...scores,
    playerId: known(() => site.cards),
    playerCardId: known(() => site.cards),
    playerCard: known(() => site.cards),
  };
}
