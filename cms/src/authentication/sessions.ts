import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { SESSION } from '../contract';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

const UID = 'upfield::session';
const USER_UID = 'plugin::users-permissions.user';
const DAY_MS = 24 * 60 * 60 * 1000;

export const sessionTable: Table = {
  uid: UID,
  tableName: 'staff_sessions',
  attributes: {
    key: { type: 'string', column: { notNullable: true } },
    userId: { type: 'integer', column: { notNullable: true } },
    credential: { type: 'string', column: { notNullable: true } },
    expiresAt: { type: 'datetime', column: { notNullable: true } },
    createdAt: { type: 'datetime' },
  },
  indexes: [
    { name: 'staff_sessions_key_unique', columns: ['key'], type: 'unique' },
    { name: 'staff_sessions_user_id_index', columns: ['user_id'] },
  ],
};

/** A session. `key` is the value in the token; `credential` changes with the password. */
interface SessionRow {
  id: number;
  key: string;
  userId: number;
  credential: string;
  expiresAt: string | Date;
}

/** A staff account as the plugin stores it. */
export interface UserRow {
  id: number;
  documentId: string;
  username: string;
  name: string | null;
  email: string;
  password: string;
  blocked: boolean | null;
}

/** Somebody who is signed in. */
export interface Staff {
  userId: number;
  /** `uid` of the API. */
  uid: string;
  name: string;
  session: string;
  sessionEnds: Date;
}

/** Changes with the password and reveals nothing about it. */
const credentialOf = (user: UserRow) => createHash('sha256').update(user.password).digest('hex').slice(0, 32);

const staffOf = (user: UserRow, session: SessionRow): Staff => ({
  userId: user.id,
  uid: user.documentId,
  name: user.name || user.username,
  session: session.key,
  sessionEnds: new Date(session.expiresAt),
});

/** Starts a session, which ends after `SESSION.sessionDays` (decisions, Sign-in). */
export async function startSession(strapi: Core.Strapi, user: UserRow, now = new Date()): Promise<Staff> {
  const session = await rows<SessionRow>(strapi, UID).create({
    data: {
      key: randomBytes(24).toString('base64url'),
      userId: user.id,
      credential: credentialOf(user),
      expiresAt: new Date(now.getTime() + SESSION.sessionDays * DAY_MS),
    },
  });
  return staffOf(user, session);
}

/**
 * Whose session this is.
 * @returns null when it has ended: logged out, expired, password changed, account blocked or gone
 */
export async function findStaff(strapi: Core.Strapi, key: string, now = new Date()): Promise<Staff | null> {
  const session = await rows<SessionRow>(strapi, UID).findOne({ where: { key } });
  if (!session || new Date(session.expiresAt) <= now) return null;
  const user = await rows<UserRow>(strapi, USER_UID).findOne({ where: { id: session.userId } });
  if (user && !user.blocked && credentialOf(user) === session.credential) return staffOf(user, session);
  await rows<SessionRow>(strapi, UID).deleteMany({ where: { key } });
  return null;
}

/** Ends one session. */
export async function endSession(strapi: Core.Strapi, key: string): Promise<void> {
  await rows<SessionRow>(strapi, UID).deleteMany({ where: { key } });
}

/** Ends every session of a staff account. */
export async function endSessionsOf(strapi: Core.Strapi, userId: number): Promise<void> {
  await rows<SessionRow>(strapi, UID).deleteMany({ where: { userId } });
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await rows<SessionRow>(strapi, UID).deleteMany({ where: { expiresAt: { $lt: now } } });
}

/** Blocking or deleting an account ends its sessions, through the API, the admin or a command alike. */
export function endSessionsWithAccounts(strapi: Core.Strapi): void {
  interface UserEvent {
    result?: { id?: number; blocked?: boolean | null };
  }
  const ended = async ({ result }: UserEvent) => {
    if (result?.id) await endSessionsOf(strapi, result.id);
  };
  strapi.db.lifecycles.subscribe({
    models: [USER_UID],
    async afterUpdate(event: unknown) {
      const { result } = event as UserEvent;
      if (result?.blocked) await ended({ result });
    },
    async afterDelete(event: unknown) {
      await ended(event as UserEvent);
    },
  });
}
