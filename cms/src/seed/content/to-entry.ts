import type { Core } from '@strapi/strapi';
import { componentOf, type Field, fieldsOf } from '../../site-content/model';
import type { SeedMedia } from './seed-types';

type Entry = Record<string, unknown>;

/** Names of every picture that `content` shows. */
export function picturesOf(strapi: Core.Strapi, uid: string, content: Entry): SeedMedia[] {
  return fieldsOf(strapi, uid).flatMap(([name, field]) => {
    const values = asList(content[name]);
    const component = componentOf(field);
    if (field.type === 'media') return values as SeedMedia[];
    return component ? values.flatMap((value) => (isEntry(value) ? picturesOf(strapi, component, value) : [])) : [];
  });
}

/**
 * Turns flat content into what Strapi stores: ids for pictures, a component for each line.
 * @param ids of the pictures in the media library
 */
export function toEntry(strapi: Core.Strapi, uid: string, content: Entry, ids: ReadonlyMap<SeedMedia, number>): Entry {
  const one = (field: Field, value: unknown): unknown => {
    const component = componentOf(field);
    if (field.type === 'media') return ids.get(value as SeedMedia) ?? null;
    if (!component) return value;
    return isEntry(value) ? toEntry(strapi, component, value, ids) : { text: value };
  };
  const parts = fieldsOf(strapi, uid).map(([name, field]): [string, unknown] => {
    const value = content[name];
    const isMany = field.repeatable || (field.type === 'media' && field.multiple);
    if (value === null || value === undefined || value === '') return [name, null];
    return [name, isMany ? asList(value).map((item) => one(field, item)) : one(field, value)];
  });
  return Object.fromEntries(parts);
}

const asList = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
