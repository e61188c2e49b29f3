import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS } from '../contract';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';
import { isUniqueViolation } from '../database/unique';
import { badField, HttpError } from './http-error';

const UID = 'upfield::idempotency-key';
const KEY_MAX = 200;

export const idempotencyTable: Table = {
  uid: UID,
  tableName: 'idempotency_keys',
  attributes: {
    scope: { type: 'string', column: { notNullable: true } },
    request: { type: 'string', column: { notNullable: true } },
    answer: { type: 'text' },
    createdAt: { type: 'datetime' },
  },
  indexes: [
    { name: 'idempotency_keys_scope_unique', columns: ['scope'], type: 'unique' },
    { name: 'idempotency_keys_created_at_index', columns: ['created_at'] },
  ],
};

interface KeyRow {
  id: number;
  scope: string;
  request: string;
  answer: string | null;
  createdAt: string;
}

const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Does a write once, however often it is sent with the same `Idempotency-Key` (decisions, HTTP contract). The key, the
 * write and its answer are one transaction: a failed write leaves no key behind, and a second request with the same
 * key waits for the first one's end.
 * @param owner whose keys these are; two people may use the same key
 * @param work runs inside a transaction: database calls only
 * @returns the answer of this or of the first request
 * @throws HttpError 422 when the key came with another body before
 */
export async function idempotent<Answer>(
  strapi: Core.Strapi,
  ctx: Context,
  owner: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = ctx.get(IDEMPOTENCY_HEADER);
  if (key === '') return strapi.db.transaction(work);
  if (key.length > KEY_MAX) throw badField(IDEMPOTENCY_HEADER, { key: 'rule.text.long', values: { max: KEY_MAX } });
  const scope = digest(ctx.method, ctx.path, owner, key);
  const request = digest(JSON.stringify(ctx.request.body));
  try {
    return await strapi.db.transaction(async () => {
      const known = await findAnswer<Answer>(strapi, scope, request);
      if (known) return known.answer;
      const keys = rows<KeyRow>(strapi, UID);
      const { id } = await keys.create({ data: { scope, request } });
      const answer = await work();
      await keys.update({ where: { id }, data: { answer: JSON.stringify(answer) } });
      return answer;
    });
  } catch (error) {
    // Two concurrent requests on PostgreSQL: the second fails on the unique scope when the first commits.
    const known = isUniqueViolation(error) ? await findAnswer<Answer>(strapi, scope, request) : null;
    if (known) return known.answer;
    throw error;
  }
}

async function findAnswer<Answer>(
  strapi: Core.Strapi,
  scope: string,
  request: string,
): Promise<{ answer: Answer } | null> {
  const row = await rows<KeyRow>(strapi, UID).findOne({ where: { scope } });
  if (!row) return null;
  if (new Date(row.createdAt) < expiry(new Date())) {
    await rows<KeyRow>(strapi, UID).delete({ where: { id: row.id } });
    return null;
  }
  if (row.request !== request) throw new HttpError(422, { key: 'request.keyReused' });
  if (row.answer === null) throw new HttpError(409, { key: 'request.keyBusy' });
  return { answer: JSON.parse(row.answer) as Answer };
}

const expiry = (now: Date) => new Date(now.getTime() - IDEMPOTENCY_HOURS * 60 * 60 * 1000);

/** Deletes keys older than `IDEMPOTENCY_HOURS`. */
export async function deleteOldKeys(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await rows<KeyRow>(strapi, UID).deleteMany({ where: { createdAt: { $lt: expiry(now) } } });
}
