import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';

/** What a role may do with leads besides reading and editing them, as ticked under Settings › Roles. */
export const LEAD_ACTIONS = { csv: 'api::lead.csv', person: 'api::lead.person' } as const;

const EDITOR = 'strapi-editor';
/** Erasing a person's data is irreversible: only super admins may, unless they grant the action to another role. */
const GRANTED_TO_EDITORS = [LEAD_ACTIONS.csv];

interface RoleRow {
  id: number;
}

interface ActionProvider {
  registerMany(actions: object[]): Promise<void>;
}

interface RoleService {
  addPermissions(roleId: number, permissions: object[]): Promise<unknown>;
}

const name = (action: string) => action.replace(/^api::/, '');

/** Registers the actions; call it in `register`, before Strapi grants all actions to super admins. */
export async function registerLeadActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as { actionProvider: ActionProvider };
  const place = { section: 'settings', category: 'leads', subCategory: 'general' };
  await actionProvider.registerMany([
    { ...place, uid: name(LEAD_ACTIONS.csv), displayName: 'Download all leads as a table' },
    { ...place, uid: name(LEAD_ACTIONS.person), displayName: 'Hand out and erase a person’s data' },
  ]);
}

/** Grants editors the CSV export, once: later changes by an administrator are kept. */
export async function grantLeadActions(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'upfield_leads' });
  if (await store.get({ key: 'granted' })) return;
  const role = await rows<RoleRow>(strapi, 'admin::role').findOne({ where: { code: EDITOR }, select: ['id'] });
  if (!role) return;
  const roles = strapi.service('admin::role') as unknown as RoleService;
  await roles.addPermissions(
    role.id,
    GRANTED_TO_EDITORS.map((action) => ({ action, subject: null, conditions: [], properties: {} })),
  );
  await store.set({ key: 'granted', value: true });
}
