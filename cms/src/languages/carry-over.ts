import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { componentOf, type Field, fieldsOf } from '../site-content/model';
import { isShared } from '../site-content/shared';

/** What a single type or a part of it holds, as a draft takes it (page-history/content). */
type Content = Record<string, unknown>;

/** A save in one language, and what stands in the other. */
interface Save<Value> {
  before: Value;
  after: Value;
  twin: Value;
}

/**
 * Carries the shared fields that a save has changed into the other language's content. Parts keep their ids, where they
 * have one.
 *
 * Entries of a list belong together by their place. When the save has changed the order of a list, the other language's
 * list gets the same order. A list whose length the save has changed, or whose length differs between the languages, is
 * left to the editor, because its places no longer correspond.
 * @returns the other language's content as it is to be saved
 */
export function carriedOver(strapi: Core.Strapi, uid: string, { before, after, twin }: Save<Content>): Content {
  const fields = fieldsOf(strapi, uid).map(([name, field]): [string, unknown] => [
    name,
    carriedField(strapi, field, { before: before[name], after: after[name], twin: twin[name] }),
  ]);
  return { ...('id' in twin ? { id: twin.id } : {}), ...Object.fromEntries(fields) };
}

function carriedField(strapi: Core.Strapi, field: Field, save: Save<unknown>): unknown {
  const { before, after, twin } = save;
  const component = componentOf(field);
  if (component && field.repeatable) return carriedList(strapi, component, save as Save<Content[] | undefined>);
  if (component) {
    if (!after || !twin) return twin;
    const parts = { before: (before ?? {}) as Content, after: after as Content, twin: twin as Content };
    return carriedOver(strapi, component, parts);
  }
  return isShared(field) && !isDeepStrictEqual(before ?? null, after ?? null) ? after : twin;
}

function carriedList(
  strapi: Core.Strapi,
  uid: string,
  { before, after = [], twin = [] }: Save<Content[] | undefined>,
): Content[] {
  if (after.length !== twin.length || (before && before.length !== after.length)) return twin;
  const places = before ? placesBefore(strapi, uid, before, after) : after.map((_, index) => index);
  return after.map((entry, index) => {
    const place = places[index] ?? index;
    return carriedOver(strapi, uid, { before: before?.[place] ?? {}, after: entry, twin: twin[place] ?? {} });
  });
}

/** Where each entry of a list stood before, told by its words; one whose words are new took a place that no other has. */
function placesBefore(strapi: Core.Strapi, uid: string, before: Content[], after: Content[]): number[] {
  const was = before.map((entry) => JSON.stringify(wordsOf(strapi, uid, entry)));
  const is = after.map((entry) => JSON.stringify(wordsOf(strapi, uid, entry)));
  const free = new Set(was.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) free.delete(place);
    return place;
  };
  const stayed = is.map((words, index) => (was[index] === words ? take(index) : undefined));
  const moved = is.map((words, index) => stayed[index] ?? take([...free].find((place) => was[place] === words)));
  return moved.map((place, index) => place ?? take(free.has(index) ? index : [...free][0]) ?? index);
}

/** The words of a content, without what both languages share. */
export function wordsOf(strapi: Core.Strapi, uid: string, content: Content): Content {
  return mapWords(strapi, uid, content, (list) => list);
}

/** The same whatever the order of its lists. */
export function unorderedWordsOf(strapi: Core.Strapi, uid: string, content: Content): Content {
  const key = (entry: unknown) => JSON.stringify(entry);
  return mapWords(strapi, uid, content, (list) => [...list].sort((one, other) => (key(one) < key(other) ? -1 : 1)));
}

function mapWords(strapi: Core.Strapi, uid: string, content: Content, order: (list: Content[]) => Content[]): Content {
  const fields = fieldsOf(strapi, uid).flatMap(([name, field]): [string, unknown][] => {
    const value = content[name] ?? null;
    const component = componentOf(field);
    if (!component) return isShared(field) ? [] : [[name, value]];
    const one = (entry: unknown) => mapWords(strapi, component, entry as Content, order);
    if (field.repeatable) return [[name, order(((value ?? []) as unknown[]).map(one))]];
    return [[name, value && one(value)]];
  });
  return Object.fromEntries(fields);
}
