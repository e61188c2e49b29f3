import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { requireUncommon, setStaffPassword } from '../accounts/password';
import { waitingTime } from '../contract';
import { keyedHash } from '../database/keyed-hash';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';
import { environment } from '../environment';
import { badField } from '../http/http-error';
import { wakeMail } from '../mail';
import { enqueueDeferred } from '../mail/deferred';
import type { MailJobRow } from '../mail/queue';
import { type RenderedMail, renderMail } from '../mail/render';
import { readSender } from '../mail/sender';
import { consume } from '../rate-limits/limiter';
import { PASSWORD_RESET, RESET_MAILS } from '../rate-limits/limits';
import { networkOf } from '../rate-limits/network';
import type { Account } from './familiar-networks';
import { resetWords, SUBJECT } from './reset-words';
import { endSessionsOf, type UserRow } from './sessions';
import { trustNetwork } from './sign-in-limits';

const UID = 'upfield::password-reset';
const USER_UID = 'plugin::users-permissions.user';

/** A mailed link to choose a new password works for this long. */
export const RESET_LINK_MINUTES = 60;
const CODE_LIFE_MS = RESET_LINK_MINUTES * 60 * 1000;

export const RESET_MAIL = 'password reset';

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

/** The database stores only a digest, so that a code cannot be read from a backup. */
const digestOf = (code: string) => createHash('sha256').update(code).digest('hex');

/**
 * Counts that somebody asked for a new password.
 * @param address the visitor's
 * @throws HttpError 429
 */
export async function countResetRequest(
  strapi: Core.Strapi,
  { realm, email }: Account,
  address: string,
): Promise<void> {
  await consume(strapi, PASSWORD_RESET.address, address);
  await consume(strapi, PASSWORD_RESET.pair, `${realm} ${email} ${networkOf(address)}`);
}

/**
 * Asks for the mail with a link to choose a new password. Known and unknown addresses are stored alike, so that neither
 * the response nor its time shows which it is; the account is looked up when the mail is sent.
 * @throws HttpError 429
 */
export async function askForReset(strapi: Core.Strapi, email: string, address: string): Promise<void> {
  await countResetRequest(strapi, { realm: 'staff', email }, address);
  if (!environment.SMTP_URL) {
    strapi.log.warn('No mail is set up (SMTP_URL): a password reset was asked for and cannot be sent.');
    return;
  }
  await enqueueDeferred(strapi, { purpose: RESET_MAIL, subject: SUBJECT, recipient: email, about: '' });
  wakeMail(strapi);
}

/**
 * Writes the mail when it is sent, so that the link and its code are never stored in the database. A retry of the same
 * mail carries the same code.
 * @returns null without an account, when the account has the maximum of valid links, or when the request has expired
 */
export async function writeResetMail(strapi: Core.Strapi, job: MailJobRow): Promise<RenderedMail | null> {
  if (Date.now() - new Date(job.createdAt).getTime() > CODE_LIFE_MS) return null;
  const user = await rows<UserRow>(strapi, USER_UID).findOne({ where: { email: job.recipient, provider: 'local' } });
  if (!user || user.blocked) return null;
  const code = keyedHash(RESET_MAIL, job.messageId);
  if (!(await keepCode(strapi, user, code))) return null;
  const sender = await readSender(strapi);
  return renderMail({
    ...sender,
    ...resetWords(user, { path: `/reset-password?code=${code}`, life: waitingTime(RESET_LINK_MINUTES * 60) }),
  });
}

/** Stores a code's digest unless it is stored already. @returns false when the account has the maximum of valid links */
async function keepCode(strapi: Core.Strapi, user: UserRow, code: string): Promise<boolean> {
  const codes = rows<ResetRow>(strapi, UID);
  const digest = digestOf(code);
  if (await codes.findOne({ where: { digest } })) return true;
  const now = Date.now();
  const sentSince = new Date(now + CODE_LIFE_MS - RESET_MAILS.seconds * 1000);
  const recent = await codes.count({ where: { userId: user.id, expiresAt: { $gt: sentSince } } });
  if (recent >= RESET_MAILS.points) return false;
  await codes.create({ data: { digest, userId: user.id, expiresAt: new Date(now + CODE_LIFE_MS) } });
  return true;
}

/**
 * Sets a new password with a mailed code, voids the account's other codes and ends its sessions.
 * @throws HttpError 400 for a code that is unknown, used or expired; 429
 */
export async function resetPassword(
  strapi: Core.Strapi,
  { code, password }: { code: string; password: string },
  address: string,
): Promise<void> {
  await consume(strapi, PASSWORD_RESET.code, address);
  requireUncommon(password);
  const codes = rows<ResetRow>(strapi, UID);
  const row = await codes.findOne({ where: { digest: digestOf(code) } });
  // Deleting the row marks the code as used: of two concurrent requests, only one deletes it.
  const used = row ? (await codes.deleteMany({ where: { id: row.id } })).count === 1 : false;
  if (!row || !used || new Date(row.expiresAt) <= new Date()) throw badField('code', { key: 'rule.choice' });
  const user = await rows<UserRow>(strapi, USER_UID).findOne({ where: { id: row.userId } });
  if (!user || user.blocked) throw badField('code', { key: 'rule.choice' });
  await setStaffPassword(strapi, user.documentId, password);
  await codes.deleteMany({ where: { userId: user.id } });
  await endSessionsOf(strapi, user.id);
  await trustNetwork(strapi, { realm: 'staff', email: user.email }, address);
}

/** Deletes expired codes. */
export async function deleteExpiredResets(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await rows<ResetRow>(strapi, UID).deleteMany({ where: { expiresAt: { $lt: now } } });
}
