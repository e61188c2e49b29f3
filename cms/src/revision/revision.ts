import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

const UID = 'upfield::revision';
const ROW = { id: 1 };

export const revisionTable: Table = {
  uid: UID,
  tableName: 'content_revision',
  attributes: { value: { type: 'integer', column: { notNullable: true, defaultTo: 0 } } },
  indexes: [],
};

interface RevisionRow {
  id: number;
  value: number;
}

/**
 * Makes the one row; where there is one, moves it: a start may bring other settings and other code, and pages that were made of the old
 * answers would go on saying what these said, such as how long leads are kept.
 */
export async function prepareRevision(strapi: Core.Strapi): Promise<void> {
  const revision = rows<RevisionRow>(strapi, UID);
  if (await revision.findOne({ where: ROW })) await withRevision(strapi, async () => {});
  else await revision.create({ data: { ...ROW, value: 1 } });
}

/** A number that increases with every change of public content; all processes read the same row. */
export async function currentRevision(strapi: Core.Strapi): Promise<number> {
  return (await rows<RevisionRow>(strapi, UID).findOne({ where: ROW }))?.value ?? 0;
}

/**
 * Writes public content and increases the revision in one transaction, the caller's if there is one: the changed
 * content is never read with the old revision, and a crash leaves both or neither.
 */
export async function withRevision<Result>(strapi: Core.Strapi, write: () => Promise<Result>): Promise<Result> {
  return await strapi.db.transaction(async () => {
    const result = await write();
    // Last, because the row stays locked until the commit.
    await strapi.db
      .queryBuilder(UID as Parameters<Core.Strapi['db']['queryBuilder']>[0])
      .where(ROW)
      .increment('value')
      .execute();
    return result;
  });
}
