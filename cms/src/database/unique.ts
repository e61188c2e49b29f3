/** Error codes of SQLite and PostgreSQL for a unique violation. */
const CODES = ['SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether a write failed because another row has the same unique key. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(String(error.code));

/**
 * Awaits the creation of a row that another request or process may create at the same time with the same content: the
 * unique index keeps one, and the violation is ignored. Not inside a transaction: PostgreSQL aborts it at the first
 * error.
 */
export async function ignoreUniqueViolation(creation: Promise<unknown>): Promise<void> {
  await creation.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
  });
}
