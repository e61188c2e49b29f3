import type { Core } from '@strapi/strapi';
import type { Language, PreviewStatus } from '../contract';
import { rows } from '../database/rows';
import { siteDocuments } from '../site-content/documents';
import { componentOf, type Field, fieldsOf } from '../site-content/model';
import { populateOf } from '../site-content/populate';

type Entry = Record<string, unknown>;

/** What stands in place of a value of a field that is no part. */
type Change = (field: Field, value: unknown) => unknown;

/**
 * What a single type holds in a language, as a draft takes it: pictures are ids of the media library, parts have no ids.
 * @returns null without an entry of that status
 */
export async function storedContent(
  strapi: Core.Strapi,
  uid: string,
  locale: Language,
  status: PreviewStatus,
): Promise<Entry | null> {
  const entry = await siteDocuments(strapi, uid).findFirst({ locale, status, populate: populateOf(strapi, uid) });
  // As JSON, so that a version from the database and what is read now are written alike.
  return entry && (JSON.parse(JSON.stringify(withoutIds(strapi, uid, entry))) as Entry);
}

/** The draft of a single type in a language, its parts with their ids: saved so they stay the same rows, which forms that are open know. */
export async function draftWithIds(strapi: Core.Strapi, uid: string, locale: Language): Promise<Entry | null> {
  const populate = populateOf(strapi, uid);
  const entry = await siteDocuments(strapi, uid).findFirst({ locale, status: 'draft', populate });
  const change: Change = (field, value) => (field.type === 'media' ? idOf(value) : value);
  return entry && (JSON.parse(JSON.stringify(mapFields(strapi, uid, entry, change, ({ id }) => ({ id })))) as Entry);
}

function withoutIds(strapi: Core.Strapi, uid: string, entry: Entry): Entry {
  return mapFields(strapi, uid, entry, (field, value) => (field.type === 'media' ? idOf(value) : value));
}

const idOf = (picture: unknown) => (picture as { id: number } | null)?.id ?? null;

/**
 * The same content with each value in place of a field that is no part; lists stay lists. Fields that the definition
 * does not have (any more) are left out.
 */
function mapFields(
  strapi: Core.Strapi,
  uid: string,
  entry: Entry,
  change: Change,
  ofPart: (part: Entry) => Entry = () => ({}),
): Entry {
  const one = (field: Field, value: unknown): unknown => {
    const component = componentOf(field);
    if (!component) return change(field, value ?? null);
    if (!value) return null;
    const part = value as Entry;
    return { ...ofPart(part), ...mapFields(strapi, component, part, change, ofPart) };
  };
  const isMany = ({ type, repeatable, multiple }: Field) => repeatable || (type === 'media' && multiple);
  const many = (field: Field, value: unknown) =>
    ((value ?? []) as unknown[]).map((item) => one(field, item)).filter((item) => item !== null);
  const all = fieldsOf(strapi, uid).map(([name, field]): [string, unknown] => [
    name,
    isMany(field) ? many(field, entry[name]) : one(field, entry[name]),
  ]);
  return Object.fromEntries(all);
}

/** Names of the pictures of the media library by their ids; those that were deleted are not in it. */
export async function pictureNames(strapi: Core.Strapi, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await rows<{ id: number; name: string }>(strapi, 'plugin::upload.file').findMany({
    where: { id: { $in: ids } },
    select: ['id', 'name'],
  });
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Ids of all pictures of a content. */
export function picturesWithin(strapi: Core.Strapi, uid: string, content: Entry): number[] {
  const ids: number[] = [];
  mapFields(strapi, uid, content, (field, value) => {
    if (field.type === 'media' && typeof value === 'number') ids.push(value);
    return value;
  });
  return ids;
}

/** A version as the definition takes it today: without pictures that were deleted since, and without fields that are gone. */
export async function restorable(strapi: Core.Strapi, uid: string, content: Entry): Promise<Entry> {
  const known = await pictureNames(strapi, picturesWithin(strapi, uid, content));
  return mapFields(strapi, uid, content, (field, value) =>
    field.type === 'media' && !known.has(value as number) ? null : value,
  );
}
