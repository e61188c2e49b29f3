import type { Core, UID } from '@strapi/strapi';
import type { FieldTexts } from '../editor/field-texts';

/** The check that a field gets at save, beyond its type. */
export type FieldRule = 'href' | 'whatsapp' | 'url' | 'richText';

/** A field of page content: what Strapi takes, with the label of the admin's form and the check that it gets at save. */
export interface Field {
  type:
    | 'blocks'
    | 'boolean'
    | 'component'
    | 'date'
    | 'datetime'
    | 'decimal'
    | 'email'
    | 'enumeration'
    | 'media'
    | 'string'
    | 'text';
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
  allowedTypes?: ('images' | 'videos')[];
  required?: boolean;
  default?: boolean | string | number;
  enum?: string[];
  maxLength?: number;
  /** Form that a text has to have on a published page. */
  regex?: string;
  /** Least number on a published page; of a list, the least length once it has an entry. */
  min?: number;
  pluginOptions: FieldOptions;
}

interface FieldOptions {
  editor: FieldTexts;
  rule?: FieldRule;
  /** A text that is the same in both languages, such as an anchor (site-content/shared). */
  shared?: true;
  /** Strapi keeps a value of its own for each language. */
  i18n?: { localized: true };
}

/** A part that page content is made of. The order of its fields is that of the admin's form. */
export interface ComponentDefinition {
  collectionName: string;
  info: { displayName: string; icon: string; description?: string };
  options: object;
  attributes: Record<string, Field>;
}

/** A single type that an editor writes: a page of the site, or what all pages share. */
export interface PageDefinition {
  kind: 'singleType';
  collectionName: string;
  info: { singularName: string; pluralName: string; displayName: string; description?: string };
  options: { draftAndPublish: boolean };
  pluginOptions: { i18n: { localized: true } };
  attributes: Record<string, Field>;
}

/**
 * Fields of a single type or component, in the order of its definition, without the fields that Strapi adds.
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
