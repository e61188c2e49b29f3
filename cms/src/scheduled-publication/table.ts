import type { Core } from '@strapi/strapi';
import type { Language } from '../contract';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

const UID = 'upfield::scheduled-publication';

/** Pages whose drafts are published at a time, one row a page and language. Strapi's own releases belong to its paid edition. */
export const scheduledPublicationTable: Table = {
  uid: UID,
  tableName: 'scheduled_publications',
  attributes: {
    page: { type: 'string', column: { notNullable: true } },
    locale: { type: 'string' },
    dueAt: { type: 'datetime', column: { notNullable: true } },
    scheduledBy: { type: 'string' },
    problem: { type: 'text' },
  },
  indexes: [{ name: 'scheduled_publications_page_locale_unique', columns: ['page', 'locale'], type: 'unique' }],
};

export interface ScheduledPublicationRow {
  id: number;
  /** Its single type. */
  page: string;
  locale: Language;
  dueAt: string | Date;
  /** Name of whoever asked for it. */
  scheduledBy: string | null;
  /** Why the draft could not be published when it was due; it is not tried again. */
  problem: string | null;
}

export const schedules = (strapi: Core.Strapi) => rows<ScheduledPublicationRow>(strapi, UID);
