import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';

/**
 * What the roles of the users-permissions plugin may call, by role type: nothing. Our own routes declare their
 * access in their config; routes that a plugin or a generated router adds stay closed.
 */
const ALLOWED: Record<string, readonly string[]> = { public: [], authenticated: [] };

interface RoleRow {
  id: number;
  type: string;
}

interface PermissionRow {
  id: number;
  action: string;
  role: RoleRow | number | null;
}

/** Makes the permissions in the database equal to `ALLOWED`. */
export async function applyPermissions(strapi: Core.Strapi): Promise<void> {
  const permissions = rows<PermissionRow>(strapi, 'plugin::users-permissions.permission');
  const stored = await permissions.findMany({ populate: { role: true } });
  const typeOf = ({ role }: PermissionRow) => (typeof role === 'object' && role !== null ? role.type : '');
  const surplus = stored.filter((permission) => !(ALLOWED[typeOf(permission)] ?? []).includes(permission.action));
  if (surplus.length > 0) await permissions.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });

  const roles = await rows<RoleRow>(strapi, 'plugin::users-permissions.role').findMany({});
  for (const role of roles) {
    const present = stored.filter((permission) => typeOf(permission) === role.type).map(({ action }) => action);
    for (const action of (ALLOWED[role.type] ?? []).filter((name) => !present.includes(name))) {
      await permissions.create({ data: { action, role: role.id } });
    }
  }
}

/** Switches off self-registration (specification §6). */
export async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const settings = (await store.get({ key: 'advanced' })) as object | null;
  await store.set({ key: 'advanced', value: { ...settings, allow_register: false } });
}
