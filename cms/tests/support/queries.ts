import type { Core } from '@strapi/strapi';

export interface Query {
  sql: string;
  bindings: unknown[];
}

/**
 * Lists what the reads of `work` ask the database, without what begins and ends transactions. Nobody else may read meanwhile; what the
 * scheduled jobs, the mail queue and a write that was answered before still do belongs to none.
 */
export async function queriesOf<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<{ queries: Query[]; result: Result }> {
  const queries: Query[] = [];
  const add = ({ sql, bindings }: Query) => {
    const isRead = strapi.requestContext.get()?.method === 'GET';
    if (isRead && !/^(BEGIN|COMMIT|ROLLBACK|SET)\b/i.test(sql)) queries.push({ sql, bindings });
  };
  strapi.db.connection.on('query', add);
  try {
    return { result: await work(), queries };
  } finally {
    strapi.db.connection.off('query', add);
  }
}

/** The same as texts. */
export async function statementsOf<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<{ statements: string[]; result: Result }> {
  const { queries, result } = await queriesOf(strapi, work);
  return { statements: queries.map(({ sql }) => sql), result };
}
