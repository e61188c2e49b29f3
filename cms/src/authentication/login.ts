import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { HttpError } from '../http/http-error';
import { type Staff, startSession, type UserRow } from './sessions';
import { countAttempt } from './sign-in-limits';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs somebody in.
 * @param address the visitor's, for the limits
 * @throws HttpError 401 for any wrong credential, in the same time whether the account exists or not; 429 after too many
 */
export async function signIn(strapi: Core.Strapi, { email, password }: Credentials, address: string): Promise<Staff> {
  const attempt = await countAttempt(strapi, { realm: 'staff', email }, address);
  const user = await rows<UserRow>(strapi, 'plugin::users-permissions.user').findOne({
    where: { email, provider: 'local' },
  });
  const matches = await users(strapi).validatePassword(password, user?.password ?? (await decoy(strapi)));
  if (!user || !matches || user.blocked) {
    await attempt.failed();
    throw new HttpError(401, { key: 'auth.wrong' });
  }
  await attempt.succeeded();
  return startSession(strapi, user);
}

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

const users = (strapi: Core.Strapi) => strapi.plugin('users-permissions').service('user') as unknown as UserService;

let decoyHash: Promise<string> | undefined;

/** Compares with a decoy hash, so that the response time does not show whether the account exists. */
export async function compareWithDecoy(strapi: Core.Strapi, password: string): Promise<void> {
  await users(strapi).validatePassword(password, await decoy(strapi));
}

/** A hash that no password matches, with the cost factor of the real ones, so that comparing takes as long. */
function decoy(strapi: Core.Strapi): Promise<string> {
  decoyHash ??= users(strapi)
    .ensureHashedPasswords({ password: randomBytes(24).toString('base64') })
    .then(({ password }) => password);
  return decoyHash;
}

/** Creates the decoy before the first login, which would otherwise take measurably longer. */
export async function prepareLogin(strapi: Core.Strapi): Promise<void> {
  await decoy(strapi);
}
