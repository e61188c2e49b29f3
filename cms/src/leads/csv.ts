import type { Core } from '@strapi/strapi';
import { E164 } from '../contract';
import { rows } from '../database/rows';
import { LEAD, type LeadRow } from './lead-row';
import { UTM_COLUMNS } from './utm-columns';

/** Columns of the export, in order. */
const CSV_COLUMNS = [
  'createdAt',
  'kind',
  'state',
  'urgent',
  'suspectedSpam',
  'fullname',
  'email',
  'phone',
  'age',
  'writer',
  'guardianName',
  'guardianEmail',
  'sport',
  'country',
  'graduationDate',
  'videoHighlight',
  'highlightLink',
  'filmByWhatsapp',
  'packageInterested',
  'university',
  'playerId',
  'playerName',
  'message',
  'language',
  'sourcePage',
  ...UTM_COLUMNS,
  'family',
  'consentVersion',
  'notes',
] as const satisfies readonly (keyof LeadRow)[];

/**
 * First characters that make a spreadsheet treat a cell as a formula (OWASP, CSV Injection), including full-width
 * forms.
 */
const FORMULA = /^[\s\u200b]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|%]/;

/** One cell, quoted. Text that a spreadsheet would run gets an apostrophe in front; a phone number stays one that can be dialled. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);
  const harmless = FORMULA.test(text) && !E164.test(text) ? `'${text}` : text;
  return `"${harmless.replace(/"/g, '""')}"`;
}

/** All leads, the oldest first. */
export const allLeads = (strapi: Core.Strapi): Promise<LeadRow[]> =>
  rows<LeadRow>(strapi, LEAD).findMany({ orderBy: { createdAt: 'asc' } });

interface LeadDocuments {
  findMany(query: Record<string, unknown>): Promise<LeadRow[]>;
}

/**
 * The leads that the admin's list shows under its search and its filters, the oldest first.
 * @param query as the content manager's list sends it, within what the caller may read
 */
export const listedLeads = (strapi: Core.Strapi, { filters, _q }: Record<string, unknown>): Promise<LeadRow[]> => {
  const documents = strapi.documents(LEAD as Parameters<Core.Strapi['documents']>[0]) as unknown as LeadDocuments;
  return documents.findMany({ filters, ...(_q ? { _q } : {}), sort: 'createdAt:asc' });
};

/** Leads as CSV (RFC 4180), with the mark that tells spreadsheets it is UTF-8. */
export function toCsv(leads: LeadRow[]): string {
  const lines = [CSV_COLUMNS.map(csvCell), ...leads.map((lead) => CSV_COLUMNS.map((name) => csvCell(lead[name])))];
  return `\ufeff${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
