import type { Core } from '@strapi/strapi';
import type { Language } from '../contract';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

const UID = 'upfield::page-words';

/** When the words of a page were changed last, in each language: what Strapi says of an entry changes with its pictures, too. */
export const pageWordsTable: Table = {
  uid: UID,
  tableName: 'page_words',
  attributes: {
    page: { type: 'string', column: { notNullable: true } },
    locale: { type: 'string', column: { notNullable: true } },
    changedAt: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [{ name: 'page_words_page_locale_unique', columns: ['page', 'locale'], type: 'unique' }],
};

export interface PageWordsRow {
  id: number;
  /** Its single type. */
  page: string;
  locale: Language;
  changedAt: string | Date;
}

export const pageWords = (strapi: Core.Strapi) => rows<PageWordsRow>(strapi, UID);

/**
 * Says since when the words of a page are as they are.
 * @param changedAt now, where somebody has changed them or says that they are right
 */
export async function markWordsChanged(
  strapi: Core.Strapi,
  page: string,
  locale: Language,
  changedAt: Date = new Date(),
): Promise<void> {
  const data = { page, locale, changedAt };
  const { count } = await pageWords(strapi).updateMany({ where: { page, locale }, data });
  if (count === 0) await pageWords(strapi).create({ data });
}
