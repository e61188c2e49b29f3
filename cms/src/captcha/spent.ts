import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

const UID = 'upfield::spent-captcha';

/** Captcha answers that were used, shared by every replica. */
export const spentCaptchaTable: Table = {
  uid: UID,
  tableName: 'spent_captchas',
  attributes: {
    code: { type: 'string', column: { notNullable: true } },
    expiresAt: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [
    { name: 'spent_captchas_code_unique', columns: ['code'], type: 'unique' },
    { name: 'spent_captchas_expires_at_index', columns: ['expires_at'] },
  ],
};

interface SpentRow {
  id: number;
  code: string;
  expiresAt: Date;
}

/**
 * Crosses an answer out. Call it inside the transaction that it pays for.
 * @throws the database's unique violation when it was used before, which undoes the transaction
 */
export async function spendCaptcha(strapi: Core.Strapi, code: string, expiresAt: Date): Promise<void> {
  await rows<SpentRow>(strapi, UID).create({ data: { code, expiresAt } });
}

/** Forgets answers that have expired: an expired one is refused anyway. */
export async function forgetSpentCaptchas(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await rows<SpentRow>(strapi, UID).deleteMany({ where: { expiresAt: { $lt: now } } });
}
