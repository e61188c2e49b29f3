import { type ConsentGiven, consentGiven, type Language } from '@upfield/cms/contract';
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
