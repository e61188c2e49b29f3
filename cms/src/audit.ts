/** What somebody did with people's data, as an audit names it. */
export type AuditedAction = 'leads downloaded' | 'person handed out' | 'person erased';

/** @param by who it was: an account's id or the name of a shell's user, never an address */
export interface AuditEntry {
  action: AuditedAction;
  by: string;
  /** How many records it was about. */
  count: number;
}

/**
 * Writes who took people's data out or erased it, as one JSON line on stderr: it does not pass the logger, so that no
 * LOG_LEVEL can switch it off, and it names nobody whose data it was.
 */
export function audit(entry: AuditEntry, now = new Date()): void {
  process.stderr.write(`${JSON.stringify({ audit: entry.action, by: entry.by, count: entry.count, at: now })}\n`);
}
