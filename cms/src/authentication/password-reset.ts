import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { requireUncommon, setStaffPassword } from '../accounts/password';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';
import { environment } from '../environment';
import { badField } from '../http/refusal';
import { take } from '../limits/limit';
import { endSessionsOf, type UserRow } from './sessions';

const UID = 'upfield::password-reset';
const USER_UID = 'plugin::users-permissions.user';
const CODE_LIFE_MS = 60 * 60 * 1000;

const ASK_PER_ADDRESS = { name: 'reset-ask-address', points: 20, seconds: 60 * 60 } as const;
const ASK_PER_ACCOUNT = { name: 'reset-ask-account', points: 5, seconds: 60 * 60 } as const;
const TRY_PER_ADDRESS = { name: 'reset-try-address', points: 20, seconds: 60 * 60 } as const;

export const resetTable: Table = {
  uid: UID,
  tableName: 'password_resets',
  attributes: {
    digest: { type: 'string', column: { notNullable: true } },
    userId: { type: 'integer', column: { notNullable: true } },
    expiresAt: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [{ name: 'password_resets_digest_unique', columns: ['digest'], type: 'unique' }],
};

interface ResetRow {
  id: number;
  digest: string;
  userId: number;
  expiresAt: string | Date;
}

/** The database keeps a digest: who reads a backup cannot use a code. */
const digestOf = (code: string) => createHash('sha256').update(code).digest('hex');

/**
 * Mails a link to choose a new password, when the account exists. Neither the answer nor its time tells: the mail is
 * not waited for.
 * @throws Refusal 429
 */
export async function askForReset(strapi: Core.Strapi, email: string, address: string): Promise<void> {
  await take(strapi, ASK_PER_ADDRESS, address);
  await take(strapi, ASK_PER_ACCOUNT, email);
  prepareReset(strapi, email).catch((error: unknown) => strapi.log.error(`Password reset mail failed: ${error}`));
}

async function prepareReset(strapi: Core.Strapi, email: string): Promise<void> {
  const user = await rows<UserRow>(strapi, USER_UID).findOne({ where: { email, provider: 'local' } });
  if (!user || user.blocked) return;
  const code = randomBytes(32).toString('base64url');
  await rows<ResetRow>(strapi, UID).deleteMany({ where: { userId: user.id } });
  await rows<ResetRow>(strapi, UID).create({
    data: { digest: digestOf(code), userId: user.id, expiresAt: new Date(Date.now() + CODE_LIFE_MS) },
  });
  if (!environment.SMTP_URL) {
    strapi.log.warn('No mail is set up (SMTP_URL): a password reset was asked for and could not be sent.');
    return;
  }
  const link = `${environment.PUBLIC_URL}/reset-password?code=${code}`;
  await strapi
    .plugin('email')
    .service('email')
    .send({
      to: user.email,
      subject: 'Choose a new password',
      text: `Hello ${user.name || user.username},\n\nthis link lets you choose a new password. It works once, for one hour:\n\n${link}\n\nIf you did not ask for it, nothing has changed and you need not do anything.\n`,
    });
}

/**
 * Sets a new password with a mailed code and ends every session of the account.
 * @throws Refusal 400 for a code that is unknown, used or older than an hour; 429
 */
export async function resetPassword(
  strapi: Core.Strapi,
  { code, password }: { code: string; password: string },
  address: string,
): Promise<void> {
  await take(strapi, TRY_PER_ADDRESS, address);
  requireUncommon(password);
  const codes = rows<ResetRow>(strapi, UID);
  const row = await codes.findOne({ where: { digest: digestOf(code) } });
  // Deleting it is what uses it: of two requests at once, one finds it gone.
  const used = row ? (await codes.deleteMany({ where: { id: row.id } })).count === 1 : false;
  if (!row || !used || new Date(row.expiresAt) <= new Date()) throw badField('code', { key: 'rule.choice' });
  const user = await rows<UserRow>(strapi, USER_UID).findOne({ where: { id: row.userId } });
  if (!user || user.blocked) throw badField('code', { key: 'rule.choice' });
  await setStaffPassword(strapi, user.documentId, password);
  await endSessionsOf(strapi, user.id);
}

/** Forgets codes past their hour. */
export async function forgetOldResets(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await rows<ResetRow>(strapi, UID).deleteMany({ where: { expiresAt: { $lt: now } } });
}
