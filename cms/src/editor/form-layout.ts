import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { componentOf, type Field, fieldsOf } from '../site-content/model';
import { SITE_TYPES } from '../site-content/page-types';

interface Cell {
  name: string;
  size: number;
}

interface FieldTexts {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldTexts>;
  layouts: { list: string[]; edit: Cell[][] };
}

interface ConfigurationService {
  findConfiguration(model: { uid: string }): Promise<Configuration>;
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<Configuration>;
}

const ROW = 12;
const FULL_WIDTH = ['component', 'blocks', 'text'];
const sizeOf = ({ type }: Field) => (FULL_WIDTH.includes(type) ? ROW : ROW / 2);

type Kind = 'content-types' | 'components';

/**
 * What a form is called: a repeatable entry by its first short text, a page by the name of its type, which Strapi takes
 * when the field is the id.
 */
const mainFieldOf = (kind: Kind, fields: [string, Field][]) =>
  kind === 'content-types' ? 'id' : fields.find(([, { type }]) => type === 'string')?.[0];

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
 * Gives the admin's forms the labels, help texts and order of the definitions. Only where a definition has changed
 * since the last time, so that a layout an editor arranged stays.
 */
export async function arrangeForms(strapi: Core.Strapi): Promise<void> {
  const components = SITE_TYPES.flatMap((uid) => componentsOf(strapi, uid));
  for (const uid of SITE_TYPES) await arrangeForm(strapi, uid, 'content-types');
  for (const uid of new Set(components)) await arrangeForm(strapi, uid, 'components');
}

function componentsOf(strapi: Core.Strapi, uid: string): string[] {
  const own = fieldsOf(strapi, uid).flatMap(([, field]) => componentOf(field) ?? []);
  return own.flatMap((component) => [component, ...componentsOf(strapi, component)]);
}

async function arrangeForm(strapi: Core.Strapi, uid: string, kind: Kind) {
  const fields = fieldsOf(strapi, uid);
  const mainField = mainFieldOf(kind, fields);
  const version = createHash('sha256')
    .update(JSON.stringify([mainField, fields]))
    .digest('hex');
  const versions = strapi.store({ type: 'core', name: 'upfield_form' });
  if ((await versions.get({ key: uid })) === version) return;
  const service: ConfigurationService = strapi.plugin('content-manager').service(kind);
  const current = await service.findConfiguration({ uid });
  await service.updateConfiguration({ uid }, arranged(current, fields, mainField));
  await versions.set({ key: uid, value: version });
}

function arranged(current: Configuration, fields: [string, Field][], mainField: string | undefined): Configuration {
  const texts = fields.map(([name, { pluginOptions }]): [string, FieldTexts] => {
    const { label, description = '' } = pluginOptions.editor;
    const known = current.metadatas[name];
    return [name, { edit: { ...known?.edit, label, description }, list: { ...known?.list, label } }];
  });
  return {
    settings: { ...current.settings, ...(mainField ? { mainField } : {}) },
    metadatas: { ...current.metadatas, ...Object.fromEntries(texts) },
    layouts: { ...current.layouts, edit: rowsOf(fields) },
  };
}
