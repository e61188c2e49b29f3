import { type StaffPlayerCard, staleBefore, type WithdrawnConsent } from '@upfield/cms/contract';

/** Whether nobody changed a card for `STALE_AFTER_MONTHS`. */
export const isStale = ({ updatedAt }: Pick<StaffPlayerCard, 'updatedAt'>, now = new Date()): boolean =>
  new Date(updatedAt) < staleBefore(now);

/** Whether the year in which a player wanted to enroll is over. */
export const isEnrollmentPast = (
  { collegeEnrollmentExpected }: Pick<StaffPlayerCard, 'collegeEnrollmentExpected'>,
  now = new Date(),
): boolean => collegeEnrollmentExpected < now.getFullYear();

/** Why a card is hidden from visitors: by staff, by the CMS, or for lack of the required consent; `public` when it is not hidden. */
export type Visibility = 'public' | 'hidden' | 'off' | 'no-consent';

/** @param requireConsent the switch of the CMS (decisions, Minors' privacy) */
export function visibilityOf(
  card: Pick<StaffPlayerCard, 'status' | 'active' | 'listed' | 'consent'>,
  requireConsent: boolean,
): Visibility {
  if (!card.status || !card.active) return 'off';
  if (!card.listed) return 'hidden';
  return requireConsent && card.consent === null ? 'no-consent' : 'public';
}

/** The consent that was taken back last, of a card that has none now; null otherwise. Nobody asks that family again by mistake. */
export const lastWithdrawal = ({
  consent,
  withdrawnConsents,
}: Pick<StaffPlayerCard, 'consent' | 'withdrawnConsents'>): WithdrawnConsent | null =>
  consent === null ? (withdrawnConsents.at(-1) ?? null) : null;
