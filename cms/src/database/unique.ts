/** What SQLite and PostgreSQL call a row that a unique index forbids. */
const CODES = ['SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether a write failed because another row has the same key: somebody was faster. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(String(error.code));

/**
 * Waits for the creation of a row that another request or process may make as well: the unique index keeps one of them,
 * and both say the same. Not inside a transaction, which PostgreSQL ends at the first error.
 */
export async function unlessThere(creation: Promise<unknown>): Promise<void> {
  await creation.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
  });
}
