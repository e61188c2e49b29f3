import { type ConsentGiven, consentGiven, type Language, type StaffPlayerCard } from '@upfield/cms/contract';
import { messageText } from '~/forms/message-text';
import { ApiError } from '../api/api-error';

export type ConsentErrors = Partial<Record<keyof ConsentGiven, string>>;
type ConsentLabels = Record<keyof ConsentGiven, string>;

export const CONSENT_FIELDS = ['givenBy', 'givenOn', 'text'] as const satisfies readonly (keyof ConsentGiven)[];

/** Checks what was typed by the rules of the server. */
export function readConsent(
  typed: ConsentGiven,
  labels: ConsentLabels,
  language: Language,
): { consent: ConsentGiven | null; errors: ConsentErrors } {
  const parsed = consentGiven.safeParse(typed);
  if (parsed.success) return { consent: parsed.data, errors: {} };
  const errors: ConsentErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = CONSENT_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= messageText(message, labels[field], language);
  }
  return { consent: null, errors };
}

export interface ConsentOfCard {
  card: StaffPlayerCard;
  consent: ConsentGiven;
}

/**
 * Reads the consents of further cards, given on the same day and to the same words as one that is being recorded.
 * @param names who agreed, by the card's id; a card without a name is left out
 * @returns the consents in the order of the cards, and what is wrong with a name, by the card's id
 */
export function readFurther(
  cards: StaffPlayerCard[],
  names: Record<string, string>,
  same: ConsentGiven,
  labels: ConsentLabels,
  language: Language,
): { consents: ConsentOfCard[]; errors: Record<string, string> } {
  const consents: ConsentOfCard[] = [];
  const errors: Record<string, string> = {};
  for (const card of cards) {
    const givenBy = names[card.id] ?? '';
    if (givenBy.trim() === '') continue;
    const read = readConsent({ ...same, givenBy }, labels, language);
    if (read.consent) consents.push({ card, consent: read.consent });
    if (read.errors.givenBy) errors[card.id] = read.errors.givenBy;
  }
  return { consents, errors };
}

/** The fields that the server refused, with its sentence for each, the label in place of the name in the API. */
export function refusedConsent(error: unknown, labels: ConsentLabels): ConsentErrors {
  if (!(error instanceof ApiError)) return {};
  const errors: ConsentErrors = {};
  for (const field of CONSENT_FIELDS) {
    const name = `consent.${field}`;
    const refused = error.fieldErrors.find(({ path }) => path === name);
    if (refused) errors[field] = refused.message.replace(name, labels[field]);
  }
  return errors;
}
