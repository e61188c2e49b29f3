import type { Core } from '@strapi/strapi';

type Where = Record<string, unknown>;
type Order = Record<string, unknown>;

interface Find {
  where?: Where;
  select?: string[];
  populate?: Record<string, unknown>;
  orderBy?: Order | Order[];
  limit?: number;
  offset?: number;
}

/** The part of Strapi's query engine that we use, typed by the row. Queries join the transaction they run in. */
export interface Rows<Row> {
  findOne(params: Find): Promise<Row | null>;
  findMany(params: Find): Promise<Row[]>;
  count(params: { where?: Where }): Promise<number>;
  create(params: { data: Partial<Row> }): Promise<Row>;
  createMany(params: { data: Partial<Row>[] }): Promise<{ count: number }>;
  update(params: { where: Where; data: Partial<Row> }): Promise<Row | null>;
  updateMany(params: { where: Where; data: Partial<Row> }): Promise<{ count: number }>;
  delete(params: { where: Where }): Promise<Row | null>;
  deleteMany(params: { where: Where }): Promise<{ count: number }>;
}

type Uid = Parameters<Core.Strapi['db']['query']>[0];

/** Rows of a table or content type. Strapi types its queries by a registry of generated types, which a checkout does not have. */
export function rows<Row>(strapi: Core.Strapi, uid: string): Rows<Row> {
  return strapi.db.query(uid as Uid) as unknown as Rows<Row>;
}

interface Documents<Row> {
  create(params: { data: object }): Promise<Row>;
  update(params: { documentId: string; data: object }): Promise<Row | null>;
  delete(params: { documentId: string }): Promise<unknown>;
}

/** Writes a content type through Strapi's document service, so that our document middlewares run. */
export function documents<Row>(strapi: Core.Strapi, uid: string): Documents<Row> {
  return strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as Documents<Row>;
}

/**
 * Locks one row until the transaction ends, so that a check and the write that depends on it are atomic.
 * SQLite has one connection and needs no lock.
 */
export async function lockRow(strapi: Core.Strapi, uid: string, id: number): Promise<void> {
  await strapi.db
    .queryBuilder(uid as Uid)
    .select(['id'])
    .where({ id })
    .forUpdate()
    .execute();
}

/** Writes columns of one row without counting as an edit: Strapi's hooks do not run and `updatedAt` is unchanged. */
export async function updateColumns(
  strapi: Core.Strapi,
  uid: string,
  id: number,
  columns: Record<string, unknown>,
): Promise<void> {
  await strapi.db
    .queryBuilder(uid as Uid)
    .where({ id })
    .update(columns)
    .execute();
}
