import type { StaffPlayerCard } from '@upfield/cms/contract';
import { lastWithdrawal } from '../ui/card-status';

/** Whether a consent may still be asked for: there is none, and nobody took one back. */
const isAwaited = (card: StaffPlayerCard): boolean => card.consent === null && lastWithdrawal(card) === null;

/**
 * The cards whose consent is recorded one after the other.
 * @param opened the card to begin with; with a consent on record it stands alone
 * @param cards those of the page, in its order
 */
export function consentQueue(opened: StaffPlayerCard, cards: StaffPlayerCard[]): StaffPlayerCard[] {
  if (opened.consent !== null) return [opened];
  const after = cards.slice(cards.findIndex(({ id }) => id === opened.id) + 1);
  return [opened, ...after.filter(isAwaited)];
}

/** Of several cards, those without a consent. */
export const awaitingConsent = (cards: StaffPlayerCard[]): StaffPlayerCard[] => cards.filter(isAwaited);
