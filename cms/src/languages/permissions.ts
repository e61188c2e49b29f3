import type { Core } from '@strapi/strapi';
import { CONTENT, ROLES } from '../accounts/editor-role';
import { LANGUAGES } from '../contract';
import { rows } from '../database/rows';
import { SITE_TYPES } from '../site-content/page-types';

interface PermissionRow {
  id: number;
  action: string;
  actionParameters: object;
  subject: string;
  properties: { locales?: string[] };
  conditions: unknown[];
  createdAt: string | Date;
  /** Null where its role was deleted. */
  role: { id: number; code: string } | null;
}

/**
 * Whoever may do something with a page may do it in both languages, as while they were one entry: Strapi gave everybody English alone. Where
 * a role of editors may change a page, it may make the entry of the other language, too.
 */
export async function openBothLanguages(strapi: Core.Strapi): Promise<void> {
  const permissions = rows<PermissionRow>(strapi, 'admin::permission');
  const found = await permissions.findMany({ where: { subject: { $in: [...SITE_TYPES] } }, populate: { role: true } });
  for (const { id, properties } of found) {
    if (!properties.locales) continue;
    await permissions.update({ where: { id }, data: { properties: { ...properties, locales: [...LANGUAGES] } } });
  }
  for (const permission of found) {
    const { subject, role } = permission;
    if (permission.action !== `${CONTENT}update` || !role || !ROLES.includes(role.code)) continue;
    const mayCreate = { action: `${CONTENT}create`, subject, role };
    if ((await permissions.count({ where: { ...mayCreate, role: { id: role.id } } })) > 0) continue;
    // As old as the one it follows, by which `limitEditors` tells what an administrator has set.
    const { actionParameters, properties, conditions, createdAt } = permission;
    const both = { ...properties, locales: [...LANGUAGES] };
    await permissions.create({ data: { ...mayCreate, actionParameters, properties: both, conditions, createdAt } });
  }
}
