import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { documents } from '../database/rows';
import { badField } from '../http/http-error';
import { isCommonPassword } from './common-passwords';

/** Characters that cannot be taken for one another when a password is read off a screen. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

const pick = (from: string) => from.charAt(randomInt(from.length));

/** A random password of about 115 bits, in groups that can be typed; it fits the admin's rules (a digit, both cases). */
export function randomPassword(): string {
  const group = () => [pick(CAPITALS), pick(DIGITS), ...Array.from({ length: GROUP_LENGTH - 2 }, () => pick(LETTERS))];
  const shuffled = (characters: string[]) => {
    const rest = [...characters];
    return characters.map(() => rest.splice(randomInt(rest.length), 1)[0]).join('');
  };
  return Array.from({ length: GROUPS }, () => shuffled(group())).join('-');
}

/** @throws HttpError 400 naming `password` when it is a common password */
export function requireUncommon(password: string): void {
  if (isCommonPassword(password)) throw badField('password', { key: 'rule.password.common' });
}

/** Sets a staff account's password. This ends the account's sessions (authentication/sessions). */
export async function setStaffPassword(strapi: Core.Strapi, uid: string, password: string): Promise<void> {
  await documents(strapi, 'plugin::users-permissions.user').update({ documentId: uid, data: { password } });
}
