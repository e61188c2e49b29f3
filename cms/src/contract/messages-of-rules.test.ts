import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints';
import { fieldErrors } from './errors';
import { format, LANGUAGES, type MessageKey } from './messages';
import { en } from './messages.en';

interface Json {
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
}

type Path = (string | number)[];

/** Every place of a body, read off its JSON Schema. */
function placesOf(schema: Json): Path[] {
  const places = new Map(allPlacesOf(schema).map((path) => [path.join('.'), path]));
  return [...places.values()];
}

function allPlacesOf(schema: Json, path: Path = []): Path[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    path,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => allPlacesOf(inner, [...path, name])),
    ...(schema.items ? allPlacesOf(schema.items, [...path, 0]) : []),
    ...branches.flatMap((branch) => allPlacesOf(branch, path)),
  ];
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body);

/** A body with one value at one place, and nothing else. */
const bodyWith = ([step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  const inner = bodyWith(rest, value);
  return typeof step === 'number' ? [inner] : { [step]: inner };
};

const WRONG = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(9000),
  -1,
  1e9,
  0.5,
  true,
  {},
  { x: 1 },
  [],
  [null],
  ['x', {}],
  NaN,
];

const schemas = endpoints.flatMap(({ method, path, body, query, form }) =>
  [body, query, form].filter((schema) => schema !== undefined).map((schema) => [`${method} ${path}`, schema] as const),
);
// Kinds of requests have fields of their own, which only their own kind is asked for.
const variants = (schema: z.ZodType, places: Path[]): object[] =>
  places.some(([first]) => first === 'kind') && !(schema instanceof z.ZodObject)
    ? ['assessment', 'draft-registration', 'coach-question', 'removal-request'].map((kind) => ({ kind }))
    : [{}];

/** What is printed of a refusal that is not the catalogue's text of its key. */
const foreign = (error: z.ZodError): string[] =>
  LANGUAGES.flatMap((language) =>
    fieldErrors(error, undefined, language).flatMap(({ path, key = '', values, message }) => {
      const isOurs =
        key in en && message === format({ key: key as MessageKey, values: { field: path, ...values } }, language);
      return isOurs && !/\{\w+\}|undefined|NaN/.test(message) ? [] : [`${path}: ${message}`];
    }),
  );

describe.each(schemas)('%s', (_, schema) => {
  test('refuses whatever is wrong in the words of the catalogue, in both languages', () => {
    const places = placesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
    const bodies = places.flatMap((place) => WRONG.map((wrong) => bodyWith(place, wrong)));
    const sent = bodies.flatMap((body) =>
      variants(schema, places).map((kind) => (isObject(body) ? { ...kind, ...body } : body)),
    );
    const refusals = sent
      .map((body) => schema.safeParse(body, { reportInput: true }))
      .filter(({ success }) => !success);
    expect(refusals.length).toBeGreaterThan(0);
    expect([...new Set(refusals.flatMap(({ error }) => foreign(error as z.ZodError)))]).toEqual([]);
  });
});

test('a career that the schema itself refuses is told in the language asked for', () => {
  const career = endpoints
    .find(({ path }) => path === '/player-cards/create')
    ?.body?.safeParse({
      career: [{ years: '2020' }],
    });
  const errors = fieldErrors(career?.error as z.ZodError, undefined, 'es').filter(({ path }) =>
    path.startsWith('career'),
  );
  expect(errors).toMatchObject([
    { path: 'career.0.team', key: 'rule.required', message: 'Completa el campo «career.0.team».' },
    { path: 'career.0.years', key: 'rule.choice', message: 'Elige una de las opciones en «career.0.years».' },
  ]);
});
