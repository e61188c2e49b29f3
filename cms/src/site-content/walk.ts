import type { Core } from '@strapi/strapi';
import { componentOf, type Field, fieldsOf } from './model';

/** A field of an entry, and where it stands. */
export interface FieldAt {
  field: Field;
  value: unknown;
  /** Names from the entry to the field, with the index of an entry in a list: `facts`, `1`, `title`. */
  path: string[];
  /** What the field is inside of, in the labels of the admin's form: `Info boxes 2`. */
  place: string[];
}

/**
 * Every field of an entry, those of its components included; nothing is inside a component that is empty.
 * @param uid single type or component that `entry` is of
 */
export function fieldsWithin(
  strapi: Core.Strapi,
  uid: string,
  entry: unknown,
  path: string[] = [],
  place: string[] = [],
): FieldAt[] {
  if (typeof entry !== 'object' || entry === null) return [];
  return fieldsOf(strapi, uid).flatMap(([name, field]) => {
    const value = (entry as Record<string, unknown>)[name];
    const here = { field, value, path: [...path, name], place };
    const component = componentOf(field);
    if (!component) return [here];
    const { label } = field.pluginOptions.editor;
    const inside = Array.isArray(value)
      ? value.flatMap((item, index) =>
          fieldsWithin(strapi, component, item, [...here.path, `${index}`], [...place, `${label} ${index + 1}`]),
        )
      : fieldsWithin(strapi, component, value, here.path, [...place, label]);
    return [here, ...inside];
  });
}
