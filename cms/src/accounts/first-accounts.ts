import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { environment } from '../environment';
import { randomPassword } from './password';

/** An account that was just made; its password is shown once and kept nowhere. */
export interface NewAccount {
  role: 'staff' | 'admin';
  email: string;
  /** Absent when the password comes from the settings: it is not printed then. */
  password?: string;
}

/**
 * Makes the first staff account and the first admin when there is none of its kind (decisions, "Start, settings, health").
 * @param announce told of each account as soon as it is made: a start may end before the next one
 */
export async function ensureFirstAccounts(
  strapi: Core.Strapi,
  announce: (account: NewAccount) => void = () => {},
): Promise<void> {
  for (const make of [firstStaff, firstAdmin]) {
    const account = await make(strapi);
    if (account) announce(account);
  }
}

async function firstStaff(strapi: Core.Strapi): Promise<NewAccount | null> {
  if ((await rows(strapi, 'plugin::users-permissions.user').count({})) > 0) return null;
  const email = environment.STAFF_EMAIL;
  const password = environment.STAFF_PASSWORD ?? randomPassword();
  await createStaff(strapi, { email, password, name: environment.STAFF_NAME });
  return { role: 'staff', email, ...(environment.STAFF_PASSWORD ? {} : { password }) };
}

/** Makes a staff account. The e-mail address is its user name: unique, and never under three characters. */
export async function createStaff(
  strapi: Core.Strapi,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<void> {
  const role = await rows<{ id: number }>(strapi, 'plugin::users-permissions.role').findOne({
    where: { type: 'authenticated' },
  });
  await strapi.plugin('users-permissions').service('user').add({
    username: email,
    email,
    name,
    password,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: role?.id,
  });
}

async function firstAdmin(strapi: Core.Strapi): Promise<NewAccount | null> {
  if (await strapi.service('admin::user').exists()) return null;
  const role = await strapi.service('admin::role').getSuperAdmin();
  const email = environment.ADMIN_EMAIL;
  const password = environment.ADMIN_PASSWORD ?? randomPassword();
  await strapi.service('admin::user').create({
    email,
    firstname: 'Site',
    lastname: 'Admin',
    password,
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  });
  return { role: 'admin', email, ...(environment.ADMIN_PASSWORD ? {} : { password }) };
}
