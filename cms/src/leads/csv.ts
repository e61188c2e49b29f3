import type { Core } from '@strapi/strapi';
import { csvText } from '../contract';
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

/** Leads as CSV. */
export const toCsv = (leads: LeadRow[]): string =>
  csvText([[...CSV_COLUMNS], ...leads.map((lead) => CSV_COLUMNS.map((name) => lead[name]))]);
