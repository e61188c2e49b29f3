import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { componentOf, type Field, fieldsOf } from '../site-content/model';
import { SITE_TYPES } from '../site-content/page-types';

interface Cell {
  name: string;
  size: number;
}

interface Metadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: Cell[][] };
}

interface ConfigurationService {
  findConfiguration(model: { uid: string }): Promise<Configuration>;
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<Configuration>;
}

const ROW = 12;
const FULL_WIDTH = ['component', 'blocks', 'text'];
const sizeOf = ({ type }: Field) => (FULL_WIDTH.includes(type) ? ROW : ROW / 2);

type Kind = 'page' | 'component' | 'collection';

/**
 * What a form is called: a repeatable entry by its first short text, a page by the name of its type, which Strapi takes
 * when the field is the id. A collection type names its own in its schema.
 */
const mainFieldOf = (kind: Kind, fields: [string, Field][]) =>
  kind === 'page' ? 'id' : kind === 'component' ? fields.find(([, { type }]) => type === 'string')?.[0] : undefined;

/** Rows of a form: fields in the order of their definition, two short ones a row. */
export function rowsOf(fields: [string, Field][]): Cell[][] {
  const rows: Cell[][] = [];
  for (const [name, field] of fields) {
    const cell = { name, size: sizeOf(field) };
    const last = rows.at(-1);
    const used = last?.reduce((sum, { size }) => sum + size, 0) ?? ROW;
    if (last && used + cell.size <= ROW) last.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

/**
 * Gives the admin's forms the labels and help texts of the definitions, and those of pages and components their order.
 * Only where a definition has changed since the last time, so that a layout an editor arranged stays.
 */
export async function arrangeForms(strapi: Core.Strapi): Promise<void> {
  const collections = Object.keys(strapi.contentTypes).filter(
    (uid) => uid.startsWith('api::') && !SITE_TYPES.includes(uid),
  );
  for (const uid of collections) await arrangeForm(strapi, uid, 'collection');
  for (const uid of SITE_TYPES) await arrangeForm(strapi, uid, 'page');
  const components = SITE_TYPES.flatMap((uid) => componentsOf(strapi, uid));
  for (const uid of new Set(components)) await arrangeForm(strapi, uid, 'component');
}

function componentsOf(strapi: Core.Strapi, uid: string): string[] {
  const own = fieldsOf(strapi, uid).flatMap(([, field]) => componentOf(field) ?? []);
  return own.flatMap((component) => [component, ...componentsOf(strapi, component)]);
}

/** List labels of the columns that Strapi adds, such as `createdAt`: a content type gives them in its own `pluginOptions`. */
const addedLabelsOf = (strapi: Core.Strapi, uid: string) =>
  (strapi.getModel(uid as UID.Schema).pluginOptions as { editor?: Record<string, string> } | undefined)?.editor ?? {};

async function arrangeForm(strapi: Core.Strapi, uid: string, kind: Kind) {
  const fields = fieldsOf(strapi, uid);
  const addedLabels = addedLabelsOf(strapi, uid);
  const mainField = mainFieldOf(kind, fields);
  const version = createHash('sha256')
    .update(JSON.stringify(kind === 'collection' ? [fields, addedLabels] : [mainField, fields]))
    .digest('hex');
  const versions = strapi.store({ type: 'core', name: 'upfield_form' });
  if ((await versions.get({ key: uid })) === version) return;
  const service: ConfigurationService = strapi
    .plugin('content-manager')
    .service(kind === 'component' ? 'components' : 'content-types');
  const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
  await service.updateConfiguration(
    { uid },
    {
      settings: { ...settings, ...(mainField ? { mainField } : {}) },
      metadatas: { ...metadatas, ...textsOf(metadatas, fields, addedLabels) },
      layouts: { ...layouts, ...(kind === 'collection' ? {} : { edit: rowsOf(fields) }) },
    },
  );
  await versions.set({ key: uid, value: version });
}

/** The texts of the definitions, as Strapi stores them. */
function textsOf(
  known: Configuration['metadatas'],
  fields: [string, Field][],
  addedLabels: Record<string, string>,
): Configuration['metadatas'] {
  const own = fields.map(([name, { pluginOptions }]): [string, Metadata] => {
    const { label, description = '', listLabel = label, editable = true } = pluginOptions.editor;
    const { edit, list } = known[name] ?? {};
    return [name, { edit: { ...edit, label, description, editable }, list: { ...list, label: listLabel } }];
  });
  const added = Object.entries(addedLabels).map(([name, label]): [string, Metadata] => {
    const { edit = {}, list } = known[name] ?? {};
    return [name, { edit, list: { ...list, label } }];
  });
  return Object.fromEntries([...own, ...added]);
}
