import type { PrivacySettings } from '../privacy/settings';
import type { CardRow } from './model';

/** Cards that exist for staff: deleted ones are gone from view at once. */
export const EXISTING = { deletedAt: { $null: true } };

const PUBLIC = { ...EXISTING, enabled: true, active: true, listed: true };
/** An empty text that a form left behind is no consent either. */
const CONSENTED = { consentGuardian: { $notNull: true, $ne: '' }, consentDate: { $notNull: true } };

/**
 * What a visitor may read, as a condition (decisions, HTTP contract and Minors' privacy).
 * @param settings read in the snapshot that the cards are read in
 */
export const publicCards = ({ requireConsent }: PrivacySettings): Record<string, unknown> =>
  requireConsent ? { ...PUBLIC, ...CONSENTED } : PUBLIC;

/** The same of a card that was read. */
export const isPublic = (row: CardRow, requireConsent: boolean): boolean =>
  row.enabled && row.active && row.listed && (!requireConsent || hasConsent(row));

const hasConsent = ({ consentGuardian, consentDate }: CardRow): boolean =>
  Boolean(consentGuardian) && Boolean(consentDate);
