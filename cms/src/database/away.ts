/** Codes of the system for a server that is not reached, or that has hung up. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Classes of PostgreSQL's codes for a server that cannot work: no connection, no such account or database, no resources, ended by an operator,
 * a fault of the system (PostgreSQL, appendix A).
 */
const POSTGRES = /^(08|28|3D|53|58|57P)[0-9A-Z]+$/;

/** SQLite's codes for a file that cannot be opened, read or written, or that another process holds too long. */
const SQLITE = /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|READONLY|PROTOCOL)/;

/** What the driver of PostgreSQL says without a code of a connection that has ended. */
const ENDED = /Connection terminated|timeout expired|not queryable/;

/** Whether a query failed because the database is away, and not because of the query: the same one may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // No connection became free in time, or none could be made.
  if (error.name === 'KnexTimeoutError') return true;
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK.has(code) || POSTGRES.test(code) || SQLITE.test(code) || ENDED.test(error.message);
}
