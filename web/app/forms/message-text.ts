import type { Language } from '@upfield/cms/contract';
import { decodeMessage, format } from '@upfield/cms/contract/messages';

/**
 * Prints what a rule raised.
 * @param raised the text of an issue: one of our encoded messages, or a sentence that is already printed
 * @param field the field's label, put where the message names it
 */
export function messageText(raised: string | undefined, field: string, language: Language): string | undefined {
  if (!raised) return undefined;
  const message = decodeMessage(raised);
  return message ? format({ key: message.key, values: { ...message.values, field } }, language) : raised;
}
