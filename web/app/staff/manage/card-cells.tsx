import { STALE_AFTER_MONTHS, type StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { warningCircle } from '~/ui/icon-paths';
import { clock, eye, eyeSlash, shieldCheck, trash } from '~/ui/staff-icon-paths';
import { isEnrollmentPast, isStale, lastWithdrawal, type Visibility } from '../ui/card-status';
import { dayText, localDayText } from '../ui/dates';
import styles from './card-table.module.css';
import { COMPLETE, missingFields } from './completeness';

interface CellProps {
  card: StaffPlayerCard;
}

/** Up to this number a row names the missing parts; beyond it, it shows their count. */
const NAMED_PARTS = 4;

/** How much of a card is filled in, and what is missing. */
export function Progress({ card }: CellProps) {
  const labels = useLabels(manageLabels);
  const { fields } = useLabels(staffLabels);
  const missing = missingFields(card);
  const filled = COMPLETE - missing.length;
  const named = missing.slice(0, NAMED_PARTS).map((field) => fields[field]);
  return (
    <>
      <meter className={styles.meter} max={COMPLETE} value={filled} aria-label={labels.filled(filled, COMPLETE)} />
      <span className={styles.number}>{`${filled}/${COMPLETE}`}</span>
      {missing.length > 0 ? <small>{labels.missingParts(named.join(', '), missing.length - NAMED_PARTS)}</small> : null}
    </>
  );
}

/** The year of graduation, and whether the card's year of enrollment is over. */
export function ClassYear({ card }: CellProps) {
  const labels = useLabels(manageLabels);
  return (
    <>
      <span>{card.highSchoolGraduation}</span>
      {isEnrollmentPast(card) ? (
        <span className={styles.warning}>
          <Icon shape={clock} />
          <span>{labels.enrollmentPast}</span>
        </span>
      ) : null}
    </>
  );
}

/** Whether visitors see a card, and if not, why. */
export function VisibilityMark({ card, visibility }: CellProps & { visibility: Visibility }) {
  const labels = useLabels(manageLabels);
  const isPublic = visibility === 'public';
  return (
    <>
      <span className={isPublic ? styles.public : styles.hidden}>
        <Icon shape={isPublic ? eye : eyeSlash} />
        <span>{labels.visibilities[visibility]}</span>
      </span>
      {card.noindex ? <small>{labels.noindex}</small> : null}
    </>
  );
}

/** Of a deleted card, in place of who sees it. */
export function DeletedMark() {
  const labels = useLabels(manageLabels);
  return (
    <span className={styles.hidden}>
      <Icon shape={trash} />
      <span>{labels.deleted}</span>
    </span>
  );
}

/** Who gave consent and when, or that it is missing or was taken back; opens the record. */
export function Consent({ card, onOpen }: CellProps & { onOpen: () => void }) {
  const labels = useLabels(manageLabels);
  const language = useLanguage();
  const name = `${card.name} ${card.lastName}`;
  const { consent } = card;
  const withdrawal = lastWithdrawal(card);
  return (
    <>
      {consent ? null : (
        <span className={styles.warning}>
          <Icon shape={warningCircle} />
          <span>{withdrawal ? labels.withdrawn : labels.noConsent}</span>
        </span>
      )}
      <button
        type="button"
        className={`text-link ${styles.consent}`}
        aria-label={consent ? labels.showConsentOf(name) : labels.recordConsentOf(name)}
        onClick={onOpen}
      >
        {consent ? <Icon shape={shieldCheck} /> : null}
        <span>{consent ? consent.givenBy : labels.recordConsent}</span>
      </button>
      {consent ? <small>{dayText(consent.givenOn, language)}</small> : null}
      {withdrawal ? <small>{localDayText(withdrawal.withdrawnOn, language)}</small> : null}
    </>
  );
}

/** When a card was changed last, and by whom. */
export function Updated({ card }: CellProps) {
  const labels = useLabels(manageLabels);
  const language = useLanguage();
  return (
    <>
      <time dateTime={card.updatedAt}>{localDayText(card.updatedAt, language)}</time>
      {card.updatedBy ? <small>{labels.updatedBy(card.updatedBy)}</small> : null}
      {isStale(card) ? (
        <span className={styles.warning}>
          <Icon shape={clock} />
          <span>{labels.stale(STALE_AFTER_MONTHS)}</span>
        </span>
      ) : null}
    </>
  );
}
