import fc from 'fast-check';
import { foreignName, hostileValue } from './values.ts';

/** What of JSON Schema the contract's calls use. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
}

/** Good values of fields whose rules a schema does not say, by their names. */
export type GoodValues = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** One value in so many is hostile, so that a body of thirty fields is good about as often as not. */
const GOOD_TO_HOSTILE = 45;
const MOST_ITEMS = 5;
const LONGEST_GOOD_TEXT = 120;

/** Values that the schema takes, or nearly takes: now and then one of its parts is anything, is missing, or is one too many. */
export function nearly(schema: Schema, good: GoodValues, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: GOOD_TO_HOSTILE, arbitrary: good[name] ?? ofKind(schema, good, name) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function ofKind(schema: Schema, good: GoodValues, name: string): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => nearly(choice, good, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return hostileValue;
  return fc.oneof(...types.map((type) => ofType(type, schema, good, name)));
}

function ofType(type: string, schema: Schema, good: GoodValues, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema, good);
    case 'array':
      return fc.array(nearly(schema.items ?? {}, good, name), {
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 3000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 3000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`No values of type ${type}`);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, good: GoodValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, nearly(schema, good, name)] as const);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  return fc.oneof(
    { weight: GOOD_TO_HOSTILE / 3, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc.tuple(known, foreignName, hostileValue).map(([body, name, value]) => ({ ...body, [name]: value })),
    },
    { weight: 1, arbitrary: fc.tuple(known, fc.nat()).map(([body, index]) => withoutOne(body, index)) },
  );
}

function withoutOne(body: Record<string, unknown>, index: number): Record<string, unknown> {
  const names = Object.keys(body);
  const left = names[index % Math.max(1, names.length)];
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== left));
}

function textOf({ pattern, minLength = 0, maxLength = LONGEST_GOOD_TEXT, format }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, LONGEST_GOOD_TEXT) });
}
