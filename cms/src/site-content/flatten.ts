import type { Core } from '@strapi/strapi';
import type { MediaFile } from '../contract';
import { type FocalPoint, focusOf, mediaAddress } from '../media-library/files';
import { componentOf, type Field, fieldsOf } from './model';

type Entry = Record<string, unknown>;

/** A component of one text is that text. */
const LINE = 'shared.line';

/**
 * Turns what Strapi read into what the contract promises: no ids, no envelope, '' and [] for what is empty.
 * @param uid of the single type or component that `entry` is of
 */
export function flatten(strapi: Core.Strapi, uid: string, entry: Entry): Entry {
  return Object.fromEntries(
    fieldsOf(strapi, uid).map(([name, field]) => [name, flattenField(strapi, field, entry[name])]),
  );
}

/** One field of an entry as the contract has it; without a value, what the contract has for an empty one. */
export function flattenField(strapi: Core.Strapi, field: Field, value: unknown): unknown {
  if (field.type === 'media') return field.multiple ? list(value).map(mediaOf) : value ? mediaOf(value as Entry) : null;
  const component = componentOf(field);
  if (component) return flattenComponent(strapi, field, component, value);
  if (field.type === 'blocks') return value ?? [];
  if (value instanceof Date) return value.toISOString();
  if (field.type === 'boolean') return value ?? false;
  if (['string', 'text', 'email'].includes(field.type)) return value ?? '';
  return value ?? null;
}

function flattenComponent(strapi: Core.Strapi, field: Field, component: string, value: unknown): unknown {
  const one = (entry: Entry) => (component === LINE ? entry.text : flatten(strapi, component, entry));
  const whole = (entry: Entry) => isWhole(strapi, component, entry);
  if (field.repeatable) return list(value).filter(whole).map(one);
  if (field.required) return one((value ?? {}) as Entry);
  return value && whole(value as Entry) ? one(value as Entry) : null;
}

/** A draft may hold half a link: it does not show until it is whole. */
function isWhole(strapi: Core.Strapi, uid: string, entry: Entry): boolean {
  return fieldsOf(strapi, uid).every(([name, { required, repeatable }]) => {
    const value = entry[name];
    return !required || repeatable || (value !== null && value !== undefined && value !== '');
  });
}

const list = (value: unknown): Entry[] => (Array.isArray(value) ? value : []);

function mediaOf(file: Entry): MediaFile {
  return {
    url: mediaAddress({ url: String(file.url), updatedAt: file.updatedAt as string | Date }),
    width: typeof file.width === 'number' ? file.width : null,
    height: typeof file.height === 'number' ? file.height : null,
    alt: typeof file.alternativeText === 'string' ? file.alternativeText : '',
    mime: String(file.mime),
    ...(file.focalPoint ? { focus: focusOf(file.focalPoint as FocalPoint) } : {}),
  };
}
