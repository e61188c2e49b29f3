import type { Core, UID } from '@strapi/strapi';

/** The check that a field gets at save, beyond its type. */
export type FieldRule = 'href' | 'whatsapp' | 'url' | 'richText';

/** What we read of a field's definition (`schema.json`). */
export interface Field {
  type: string;
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
  required?: boolean;
  /** Form that a text has to have on a published page. */
  regex?: string;
  /** Least number on a published page; of a list, the least length once it has an entry. */
  min?: number;
  pluginOptions: { editor: { label: string; description?: string }; rule?: FieldRule };
}

/**
 * Fields of a single type or component, in the order of its definition; what Strapi adds of its own is left out.
 * @param uid such as `api::home-page.home-page` or `shared.link`
 */
export function fieldsOf(strapi: Core.Strapi, uid: string): [name: string, field: Field][] {
  const { attributes } = strapi.getModel(uid as UID.Schema);
  return Object.entries(attributes as Record<string, Partial<Field>>).filter((entry): entry is [string, Field] =>
    Object.hasOwn(entry[1].pluginOptions ?? {}, 'editor'),
  );
}

/** Component of a field, where it has one. */
export const componentOf = ({ type, component }: Field) => (type === 'component' && component ? component : null);
