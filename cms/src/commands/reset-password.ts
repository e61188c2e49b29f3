import type { Core } from '@strapi/strapi';
import { randomPassword, setStaffPassword } from '../accounts/password';
import { endSessionsOf, type UserRow } from '../authentication/sessions';
import { rows } from '../database/rows';
import { withStartLock } from '../database/start-lock';
import { environment } from '../environment';
import { createServer } from './boot';
import { printEvent, run } from './run';

const USAGE = 'Usage: reset-password <e-mail>, or reset-password staff|admin for the first account of the settings.';

const FIRST_ACCOUNTS: Record<string, string> = { staff: environment.STAFF_EMAIL, admin: environment.ADMIN_EMAIL };

/** Gives a staff account or an admin a new random password, and prints it once. */
run(async () => {
  const account = process.argv[2] ?? '';
  const email = FIRST_ACCOUNTS[account] ?? account.toLowerCase();
  if (!email.includes('@')) throw new Error(USAGE);
  const strapi = await withStartLock(() => createServer().load());
  const password = randomPassword();
  const reset = { staff: resetStaff, admin: resetAdmin };
  let found = false;
  for (const role of ['staff', 'admin'] as const) {
    const isAsked = account.includes('@') || account === role;
    if (!isAsked || !(await reset[role](strapi, email, password))) continue;
    found = true;
    printEvent({ event: 'account', role, email, password });
  }
  if (!found) throw new Error(`No account has the address ${email}.`);
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
  if ((await rows(strapi, 'admin::user').count({ where: { email } })) === 0) return false;
  await strapi.service('admin::user').resetPasswordByEmail(email, password);
  return true;
}
