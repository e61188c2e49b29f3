import type { Core } from '@strapi/strapi';

/**
 * Lists the statements that the reads of `work` have the database run, without those that begin and end transactions. Nobody else may
 * read meanwhile; what the clock, the mail queue and a write that was answered before still do belongs to none.
 */
export async function statementsOf<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<{ statements: string[]; result: Result }> {
  const statements: string[] = [];
  const add = ({ sql }: { sql: string }) => {
    const isRead = strapi.requestContext.get()?.method === 'GET';
    if (isRead && !/^(BEGIN|COMMIT|ROLLBACK|SET)\b/i.test(sql)) statements.push(sql);
  };
  strapi.db.connection.on('query', add);
  try {
    return { result: await work(), statements };
  } finally {
    strapi.db.connection.off('query', add);
  }
}
