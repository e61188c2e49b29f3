import type { StaffPlayerCard } from '@upfield/cms/contract';

/** Months without a change after which a card is stale. */
export const STALE_AFTER_MONTHS = 3;

/** Whether a card is older than `STALE_AFTER_MONTHS` without a change. */
export function isStale({ updatedAt }: Pick<StaffPlayerCard, 'updatedAt'>, now = new Date()): boolean {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - STALE_AFTER_MONTHS);
  return new Date(updatedAt) < limit;
}

/** Whether no guardian's consent is on record. */
export const lacksConsent = ({ consent }: Pick<StaffPlayerCard, 'consent'>): boolean => consent === null;

/** Why a card is hidden from visitors: by staff, by the CMS, or for lack of the required consent; `public` when it is not hidden. */
export type Visibility = 'public' | 'hidden' | 'off' | 'no-consent';

/** @param requireConsent the switch of the CMS (decisions, Minors' privacy) */
export function visibilityOf(
  card: Pick<StaffPlayerCard, 'status' | 'active' | 'listed' | 'consent'>,
  requireConsent: boolean,
): Visibility {
  if (!card.status || !card.active) return 'off';
  if (!card.listed) return 'hidden';
  return requireConsent && lacksConsent(card) ? 'no-consent' : 'public';
}
