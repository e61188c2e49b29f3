import type { Core } from '@strapi/strapi';

/**
 * Counts the statements that `work` has the database run, without those that begin and end transactions. Nothing else may use
 * the server meanwhile.
 */
export async function queriesOf<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<{ queries: number; result: Result }> {
  let queries = 0;
  const count = ({ sql }: { sql: string }) => {
    if (!/^(BEGIN|COMMIT|ROLLBACK|SET)\b/i.test(sql)) queries += 1;
  };
  strapi.db.connection.on('query', count);
  try {
    const result = await work();
    return { result, queries };
  } finally {
    strapi.db.connection.off('query', count);
  }
}
