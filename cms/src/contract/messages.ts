import { type Catalogue, en, type MessageKey } from './messages.en';
import { es } from './messages.es';

export type { Catalogue, MessageKey };
/** Languages of pages, mails and messages; the first one counts where none is named. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, Catalogue> = { en, es };

/** A message with the values its text asks for. What rules raise, so that every language can print it. */
export interface Message {
  key: MessageKey;
  values?: Record<string, string | number>;
}

/**
 * Prints a message.
 * @param message key and values; a `{name}` without a value stays as written, which a test of the catalogue would show
 * @param language of the page
 */
export function format({ key, values = {} }: Message, language: Language = 'en'): string {
  return CATALOGUES[language][key].replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** Zod keeps one string an issue, so a rule's message travels through it as JSON. */
export function encodeMessage(key: MessageKey, values?: Message['values']): string {
  return JSON.stringify({ key, values });
}

/**
 * Reads a message that a rule raised.
 * @returns null when the text is not one of ours (a library's own wording)
 */
export function decodeMessage(text: string): Message | null {
  if (!text.startsWith('{"key":')) return null;
  return JSON.parse(text) as Message;
}
