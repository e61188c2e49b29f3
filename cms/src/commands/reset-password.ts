import type { Core } from '@strapi/strapi';
import { randomPassword, setStaffPassword } from '../accounts/password';
import { endSessionsOf, type UserRow } from '../authentication/sessions';
import { rows } from '../database/rows';
import { environment } from '../environment';
import { createServer } from './boot';
import { run, tell } from './tell';

const USAGE = 'Usage: reset-password staff|admin [e-mail]   (without an address: the first account of the settings)';

/** Gives a staff account or an admin a new random password, and prints it once. */
run(async () => {
  const [role, address] = process.argv.slice(2);
  if (role !== 'staff' && role !== 'admin') throw new Error(USAGE);
  const email = (address ?? (role === 'staff' ? environment.STAFF_EMAIL : environment.ADMIN_EMAIL)).toLowerCase();
  const strapi = await createServer().load();
  const password = randomPassword();
  const found =
    role === 'staff' ? await resetStaff(strapi, email, password) : await resetAdmin(strapi, email, password);
  if (!found) throw new Error(`No ${role} account has the address ${email}.`);
  tell({ event: 'account', role, email, password });
  await strapi.destroy();
  process.exit(0);
});

async function resetStaff(strapi: Core.Strapi, email: string, password: string): Promise<boolean> {
  const user = await rows<UserRow>(strapi, 'plugin::users-permissions.user').findOne({ where: { email } });
  if (!user) return false;
  await setStaffPassword(strapi, user.documentId, password);
  await endSessionsOf(strapi, user.id);
  return true;
}

async function resetAdmin(strapi: Core.Strapi, email: string, password: string): Promise<boolean> {
  return Boolean(await strapi.service('admin::user').resetPasswordByEmail(email, password));
}
