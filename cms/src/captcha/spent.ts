import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

const UID = 'upfield::spent-captcha';

/** Captcha solutions that were used, shared by all replicas. */
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
 * Marks a solution as used. Call it inside the transaction of the write that the captcha protects.
 * @throws the database's unique violation when it was used before, which rolls the transaction back
 */
export async function spendCaptcha(strapi: Core.Strapi, code: string, expiresAt: Date): Promise<void> {
  await rows<SpentRow>(strapi, UID).create({ data: { code, expiresAt } });
}

/** Deletes expired solutions: they are refused anyway. */
export async function deleteExpiredCaptchas(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await rows<SpentRow>(strapi, UID).deleteMany({ where: { expiresAt: { $lt: now } } });
}
