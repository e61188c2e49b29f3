/** Text that goes into mails: values are untrusted, so they are escaped for each context (HTML, header, plain text). */

/** Makes text harmless inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** One line for a mail header: a line break would allow header injection. */
export function headerLine(text: string, max = 200): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, max);
}

/**
 * Fills the `{{marks}}` of a template. Values are put in once and not read again, so a value that looks like a mark stays text.
 * @param values by the mark's name; an unknown mark becomes nothing
 */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
}

/** Paragraphs of a text: blank lines part them. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
