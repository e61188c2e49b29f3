import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { LANGUAGES } from '../contract';
import { rows } from '../database/rows';
import { LEAD } from '../leads/lead-row';
import { MAIL_JOB } from '../mail/queue';
import { MAIL_TEMPLATE } from '../mail/words';
import { SUBSCRIBER } from '../newsletter/subscriber';
import { CARD_UID, CAREER_UID, SPORT_UID } from '../player-cards/model';
import { fieldsOf } from '../site-content/model';
import { SITE_TYPES } from '../site-content/page-types';
import { allFieldsOf } from './all-fields';

type Verb = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** What editors and authors may do with the content of each type: of what Strapi gives them, nothing that harms by a slip. */
const MAY: Readonly<Record<string, readonly Verb[]>> = {
  ...Object.fromEntries(SITE_TYPES.map((uid) => [uid, ['create', 'read', 'update', 'publish']])),
  // What a family wrote cannot be changed: only the fields that the form lets staff fill in are for `update`.
  [LEAD]: ['read', 'update'],
  [MAIL_TEMPLATE]: ['read', 'update'],
  [SPORT_UID]: ['create', 'read', 'update', 'delete'],
  [MAIL_JOB]: ['read'],
  [SUBSCRIBER]: ['read'],
  // Cards are changed on the site's staff screens, where pictures are checked and consents kept.
  [CARD_UID]: ['read'],
  [CAREER_UID]: ['read'],
};

const EDITOR = 'strapi-editor';
export const ROLES = [EDITOR, 'strapi-author'];
export const CONTENT = 'plugin::content-manager.explorer.';
/** Which columns the media library shows, for everybody. */
const WITHHELD = ['plugin::upload.configure-view'];

interface PermissionRow {
  id: number;
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
}

/**
 * Keeps the permissions that Strapi itself gave to the roles Editor and Author within `MAY`, and gives them the fields
 * that a newer version has added to a type, and both languages. Permissions that an administrator has set since stay as they are: Strapi
 * makes a permission anew when a role is saved with a change of it, so its own are those from before the first account.
 * Call it in `bootstrap`.
 */
export async function limitEditors(strapi: Core.Strapi): Promise<void> {
  const permissions = rows<PermissionRow>(strapi, 'admin::permission');
  const unchanged = await beforeFirstAccount(strapi);
  if (!unchanged) await letEditorsPublish(strapi);
  const found = await permissions.findMany({ where: { role: { code: { $in: ROLES } }, ...unchanged } });
  const surplus = found.filter((permission) => !isAllowed(permission)).map(({ id }) => id);
  if (surplus.length > 0) await permissions.deleteMany({ where: { id: { $in: surplus } } });
  for (const permission of found.filter(isAllowed)) {
    const properties = { ...permission.properties, ...dueProperties(strapi, permission) };
    if (!isDeepStrictEqual(properties, permission.properties)) {
      await permissions.update({ where: { id: permission.id }, data: { properties } });
    }
  }
}

/** The moment until which no administrator can have set anything; null while there is none. */
async function beforeFirstAccount(strapi: Core.Strapi): Promise<object | null> {
  const [first] = await rows<{ createdAt: string | Date }>(strapi, 'admin::user').findMany({
    select: ['createdAt'],
    orderBy: { createdAt: 'asc' },
    limit: 1,
  });
  return first ? { createdAt: { $lt: first.createdAt } } : null;
}

/** Of types that have languages Strapi gives the role Editor of a new site all but the right to publish. */
async function letEditorsPublish(strapi: Core.Strapi): Promise<void> {
  const permissions = rows<PermissionRow & { conditions: unknown[]; role: { id: number } }>(
    strapi,
    'admin::permission',
  );
  const [action, updating] = [`${CONTENT}publish`, `${CONTENT}update`];
  const updates = await permissions.findMany({
    where: { action: updating, subject: { $in: [...SITE_TYPES] }, role: { code: EDITOR } },
    populate: { role: true },
  });
  for (const { subject, role } of updates) {
    const known = await permissions.count({ where: { action, subject, role: { id: role.id } } });
    if (known > 0) continue;
    await permissions.create({ data: { action, subject, role, properties: {}, conditions: [] } });
  }
}

const verbOf = (action: string) => action.slice(CONTENT.length) as Verb;

function isAllowed({ action, subject }: PermissionRow): boolean {
  if (!action.startsWith(CONTENT)) return !WITHHELD.includes(action);
  return MAY[subject ?? '']?.includes(verbOf(action)) ?? true;
}

/** What a permission of Strapi's own has to be for: all fields, and of pages both languages. */
function dueProperties(strapi: Core.Strapi, permission: PermissionRow): PermissionRow['properties'] {
  const { subject, properties } = permission;
  const fields = fieldsFor(strapi, permission);
  return {
    ...(fields && !hasSame(fields, properties.fields) ? { fields } : {}),
    ...(SITE_TYPES.includes(subject ?? '') ? { locales: [...LANGUAGES] } : {}),
  };
}

/** All fields that a permission is for; null for one without fields, or for a type that is not ours. */
function fieldsFor(strapi: Core.Strapi, { action, subject, properties }: PermissionRow): string[] | null {
  if (!properties.fields || !subject || !MAY[subject]) return null;
  const isForWriting = verbOf(action) !== 'read' && !SITE_TYPES.includes(subject);
  return isForWriting ? editableFields(strapi, subject) : allFieldsOf(strapi, subject);
}

const editableFields = (strapi: Core.Strapi, uid: string): string[] =>
  fieldsOf(strapi, uid).flatMap(([name, { pluginOptions }]) => (pluginOptions.editor.editable === false ? [] : [name]));

const hasSame = (one: readonly string[], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));
