import type { StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { lastWithdrawal, type Visibility, visibilityOf } from './card-status';
import { dayText, localDayText, momentText } from './dates';
import styles from './last-change.module.css';

/** Who sees a card, by what the CMS asks for. */
export function useVisibility(card: StaffPlayerCard): Visibility {
  return visibilityOf(card, useSiteData().global?.privacy.requireConsent ?? false);
}

interface LastChangeProps {
  card: StaffPlayerCard;
  /** Another part of the page says that visitors do not see it. */
  hasRibbon?: boolean;
}

/** What staff are told about a card that is open: whether it is hidden, who changed it last and when, and the consent on record. */
export function LastChange({ card, hasRibbon }: LastChangeProps) {
  const labels = useLabels(manageLabels);
  const language = useLanguage();
  const visibility = useVisibility(card);
  const when = momentText(card.updatedAt, language);
  return (
    <p className={styles.line}>
      {visibility === 'public' || hasRibbon ? null : <b className={styles.hidden}>{labels.visibilities[visibility]}</b>}
      <span>{card.updatedBy ? labels.lastChangedBy(card.updatedBy, when) : labels.lastChanged(when)}</span>
      <span className={card.consent ? undefined : styles.warning}>{useConsentText(card)}</span>
      {card.noindex ? <span>{labels.noindex}</span> : null}
    </p>
  );
}

function useConsentText(card: StaffPlayerCard): string {
  const labels = useLabels(manageLabels);
  const language = useLanguage();
  const { consent } = card;
  if (consent) return labels.consentBy(consent.givenBy, dayText(consent.givenOn, language));
  const withdrawal = lastWithdrawal(card);
  return withdrawal ? labels.consentWithdrawnOn(localDayText(withdrawal.withdrawnOn, language)) : labels.noConsent;
}
