import type { Core } from '@strapi/strapi';
import type { Language } from '../contract';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

const UID = 'upfield::page-version';

/** The published versions of pages. Strapi's own history belongs to its paid edition. */
export const pageVersionTable: Table = {
  uid: UID,
  tableName: 'page_versions',
  attributes: {
    page: { type: 'string', column: { notNullable: true } },
    locale: { type: 'string' },
    content: { type: 'json' },
    publishedAt: { type: 'datetime', column: { notNullable: true } },
    publishedBy: { type: 'string' },
  },
  indexes: [{ name: 'page_versions_page_locale_index', columns: ['page', 'locale', 'id'] }],
};

/** A published version of a page. */
export interface PageVersionRow {
  id: number;
  /** Its single type. */
  page: string;
  locale: Language;
  /** What stood on it, as a draft takes it: pictures are ids of the media library. */
  content: Record<string, unknown>;
  publishedAt: string | Date;
  /** Name of whoever published it; null when nobody was signed in to the admin. */
  publishedBy: string | null;
}

export const versions = (strapi: Core.Strapi) => rows<PageVersionRow>(strapi, UID);
