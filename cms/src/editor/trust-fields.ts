import type { Core, UID } from '@strapi/strapi';
import { LANGUAGES, type Language } from '../contract';
import { siteDocuments } from '../site-content/documents';
import { componentOf, fieldsOf } from '../site-content/model';
import { GLOBAL_TYPE, PAGE_TYPES } from '../site-content/page-types';
import { populateOf } from '../site-content/populate';

/** Fields that tell a family whom it deals with: empty until they are true. Of a component, every field of it. */
const TRUST_FIELDS: readonly { uid: string; fields: readonly string[] }[] = [
  { uid: GLOBAL_TYPE, fields: ['company'] },
  { uid: PAGE_TYPES.about, fields: ['people'] },
  { uid: PAGE_TYPES.packages, fields: ['conditions'] },
  { uid: PAGE_TYPES.draft, fields: ['conditions'] },
  { uid: PAGE_TYPES.privacy, fields: ['updatedOn', 'providers', 'hostingCountry'] },
];

/** A single type with the labels of its fields that are still empty. */
export interface EmptyTrustFields {
  uid: string;
  locale: Language;
  name: string;
  labels: string[];
}

/** The fields that a family would look for and does not find, in the drafts of each language; what has none is left out. */
export async function emptyTrustFields(strapi: Core.Strapi): Promise<EmptyTrustFields[]> {
  const all: EmptyTrustFields[] = [];
  const drafts = TRUST_FIELDS.flatMap((type) => LANGUAGES.map((locale) => ({ ...type, locale })));
  for (const { uid, fields, locale } of drafts) {
    const populate = populateOf(strapi, uid);
    const entry = await siteDocuments(strapi, uid).findFirst({ locale, status: 'draft', populate });
    const labels = entry ? emptyOf(strapi, uid, entry, fields) : [];
    const name = strapi.getModel(uid as UID.Schema).info.displayName;
    if (labels.length > 0) all.push({ uid, locale, name, labels });
  }
  return all;
}

/** @param names of the fields to look at; all of them without */
function emptyOf(
  strapi: Core.Strapi,
  uid: string,
  entry: Record<string, unknown>,
  names?: readonly string[],
): string[] {
  return fieldsOf(strapi, uid).flatMap(([name, field]) => {
    if (names && !names.includes(name)) return [];
    const value = entry[name];
    const component = componentOf(field);
    if (component && !field.repeatable) return emptyOf(strapi, component, (value ?? {}) as Record<string, unknown>);
    return isEmpty(value) ? [field.pluginOptions.editor.label] : [];
  });
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Adds the admin's route for its first screen. */
export function addTrustRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/trust-fields',
    routes: [
      {
        method: 'GET',
        path: '/empty',
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { type: 'admin' },
        async handler(ctx: { body: unknown }) {
          ctx.body = await emptyTrustFields(strapi);
        },
      },
    ],
  });
}
