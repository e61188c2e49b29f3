import type { Core } from '@strapi/strapi';

/** A transaction of Knex without a container. */
interface Transaction {
  commit(value?: unknown): Promise<unknown>;
  /** Settles as the transaction does. */
  executionPromise: Promise<unknown>;
}

interface Context {
  transaction(container?: unknown, config?: unknown): Promise<Transaction>;
}

/**
 * Has a commit fail that the database did not take. Knex resolves `commit` in any case and rejects `executionPromise` alone; Strapi waits for
 * the first, so a write would be acknowledged that is lost. Call it in `register`.
 */
export function failWithCommit(strapi: Core.Strapi): void {
  const { connection } = strapi.db;
  const { context } = connection as unknown as { context: Context };
  const begin = context.transaction.bind(context);
  context.transaction = async (container, config) => {
    const transaction = await begin(container, config);
    // With a container Knex commits by itself, and says what became of it.
    if (typeof container === 'function') return transaction;
    const { commit } = transaction;
    transaction.commit = async (value) => {
      await commit(value);
      await transaction.executionPromise.catch(async (error: unknown) => {
        // SQLite leaves some transactions open whose commit has failed, on the one connection that all share.
        if (strapi.db.dialect.client === 'sqlite') await connection.raw('ROLLBACK').catch(() => {});
        throw error;
      });
    };
    return transaction;
  };
}
