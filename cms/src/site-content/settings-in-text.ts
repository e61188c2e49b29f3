import { CLOCK_MARKS } from '../contract';

/** Names of the marks that an editor may type, `{{name}}` in a text: a page then says what the server does. */
const SETTING_MARKS = [
  'leadRetentionMonths',
  'mailRetentionDays',
  'newsletterConfirmDays',
  'pictureCacheHours',
  'previewMinutes',
  'privacyEmail',
  'birthDate',
  'fechaDeNacimiento',
  'consentRule',
  'reglaDeConsentimiento',
] as const;
export type SettingMark = (typeof SETTING_MARKS)[number];

/** Everything that may stand between the braces. */
export const MARKS: readonly string[] = [...SETTING_MARKS, ...CLOCK_MARKS];

/** What each mark prints; one that is absent stays as it was typed. */
export type PrintedSettings = ReadonlyMap<string, string>;

const MARK = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Replaces the marks by the settings, in every text of a page.
 * @param content a page as it was read, or a part of it
 * @returns a copy; a mark that is unknown stays as it was typed, so that its editor sees it
 */
export function withSettings<Content>(content: Content, settings: PrintedSettings): Content {
  return filled(content, settings) as Content;
}

function filled(value: unknown, settings: PrintedSettings): unknown {
  if (typeof value === 'string') return value.replace(MARK, (mark, name: string) => settings.get(name) ?? mark);
  if (Array.isArray(value)) return value.map((part) => filled(part, settings));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, settings)]));
}

/**
 * The marks of a text that print nothing, as they were typed.
 * @param value a text, plain or formatted; anything else has none
 */
export function unknownMarks(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(MARK)].filter(([, name]) => !MARKS.includes(name ?? '')).map(([mark]) => mark);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(unknownMarks) : [];
}
