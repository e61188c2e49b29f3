/** What somebody did with people's data, as an audit names it. */
export type AuditedAction = 'leads downloaded' | 'person handed out' | 'person erased';

/** @param by an account's id or the name of the operating system's user, never an e-mail address */
export interface AuditEntry {
  action: AuditedAction;
  by: string;
  /** How many records it was about. */
  count: number;
}

/**
 * Records who exported or erased personal data, as one JSON line on stderr. It does not use the logger, so that no
 * LOG_LEVEL can switch it off. It does not name the person whose data it was.
 */
export function audit(entry: AuditEntry, now = new Date()): void {
  process.stderr.write(`${JSON.stringify({ audit: entry.action, by: entry.by, count: entry.count, at: now })}\n`);
}
