import { environment } from '../environment';

/** Settings that an editor may print, by the name of their `{{mark}}`: a page then says what the server does. */
const SETTINGS: ReadonlyMap<string, string> = new Map([
  ['leadRetentionMonths', String(environment.LEAD_RETENTION_MONTHS)],
]);

/**
 * Replaces the marks by the settings, in every text of a page.
 * @param content a page as it was read, or a part of it
 * @returns a copy; a mark that is unknown stays as it was typed, so that its editor sees it
 */
export function withSettings<Content>(content: Content, settings = SETTINGS): Content {
  return filled(content, settings) as Content;
}

function filled(value: unknown, settings: typeof SETTINGS): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{\{\s*(\w+)\s*\}\}/g, (mark, name: string) => settings.get(name) ?? mark);
  }
  if (Array.isArray(value)) return value.map((part) => filled(part, settings));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, settings)]));
}
