import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { componentOf } from '../site-content/model';
import { type FieldAt, fieldsWithin } from '../site-content/walk';
import { pictureNames, picturesWithin } from './content';

type Entry = Record<string, unknown>;

/** A field in which two contents of a page differ. */
export interface FieldChange {
  /** Where it stands, in the labels of the form: `Head › Heading`. */
  field: string;
  /** What stands there, as a text; '' for nothing. */
  before: string;
  after: string;
}

/** The fields in which two contents of a single type differ, in the order of its form. */
export async function changesBetween(
  strapi: Core.Strapi,
  uid: string,
  before: Entry,
  after: Entry,
): Promise<FieldChange[]> {
  const pictures = [before, after].flatMap((content) => picturesWithin(strapi, uid, content));
  const names = await pictureNames(strapi, pictures);
  const [old, now] = [before, after].map((content) => leavesOf(strapi, uid, content));
  const paths = new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])]);
  return [...paths].flatMap((path) => {
    const [was, is] = [old?.get(path), now?.get(path)];
    const at = is ?? was;
    if (!at || isDeepStrictEqual(was?.value ?? null, is?.value ?? null)) return [];
    const change = { before: textOf(was, names), after: textOf(is, names) };
    const field = [...at.place, at.field.pluginOptions.editor.label].join(' › ');
    return isEmpty(change) ? [] : [{ field, ...change }];
  });
}

const isEmpty = ({ before, after }: Omit<FieldChange, 'field'>) => before === '' && after === '';

function leavesOf(strapi: Core.Strapi, uid: string, content: Entry): Map<string, FieldAt> {
  const fields = fieldsWithin(strapi, uid, content).filter(({ field }) => !componentOf(field));
  return new Map(fields.map((at) => [at.path.join('.'), at]));
}

/** A value as the form shows it. */
function textOf(at: FieldAt | undefined, pictures: ReadonlyMap<number, string>): string {
  const { field, value } = at ?? {};
  if (!field || value === null || value === undefined) return '';
  if (field.type === 'media') {
    return [value]
      .flat()
      .map((id) => pictures.get(id as number) ?? 'A picture that was deleted')
      .join(', ');
  }
  if (field.type === 'blocks') return plainText(value);
  if (field.type === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

const BLOCKS = new Set(['paragraph', 'heading', 'quote', 'code', 'list-item']);

/** A long text without its formatting; a link is followed by its target. */
export function plainText(node: unknown): string {
  if (Array.isArray(node)) return node.map(plainText).join('').trim();
  const { type = '', text, url, children } = (node ?? {}) as Record<string, unknown>;
  if (typeof text === 'string') return text;
  const inside = Array.isArray(children) ? children.map(plainText).join('') : '';
  if (type === 'link') return `${inside} (${url})`;
  return BLOCKS.has(String(type)) ? `${inside}\n` : inside;
}
