import type { StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { dayText, momentText } from './dates';
import styles from './last-change.module.css';

/** What staff are told about a card that is open: who changed it last and when, and the consent on record. */
export function LastChange({ card }: { card: StaffPlayerCard }) {
  const labels = useLabels(manageLabels);
  const language = useLanguage();
  const when = momentText(card.updatedAt, language);
  const { consent } = card;
  return (
    <p className={styles.line}>
      <span>{card.updatedBy ? labels.lastChangedBy(card.updatedBy, when) : labels.lastChanged(when)}</span>
      <span className={consent ? undefined : styles.warning}>
        {consent ? labels.consentBy(consent.givenBy, dayText(consent.givenOn, language)) : labels.noConsent}
      </span>
      {card.noindex ? <span>{labels.noindex}</span> : null}
    </p>
  );
}
