import type { Core } from '@strapi/strapi';
import { type PageVersionRow, versions } from '../page-history/table';
import { schedules } from '../scheduled-publication/table';
import { GLOBAL_TYPE, ownLanguageOf, PAGE_TYPES } from '../site-content/page-types';
import { globalInEnglish, globalInSpanish, privacyInEnglish, privacyInSpanish } from './twin-fields';

type Content = PageVersionRow['content'];

/** Types whose entry of both languages became two. */
const SPLIT: Readonly<Record<string, { en: (content: Content) => Content; es: (content: Content) => Content }>> = {
  [GLOBAL_TYPE]: { en: globalInEnglish, es: globalInSpanish },
  [PAGE_TYPES.privacy]: { en: privacyInEnglish, es: privacyInSpanish },
};

const WITHOUT_LANGUAGE = { locale: { $null: true } };

/** Gives the kept versions and the scheduled publications of an older version their language; those of a page that was split, both. */
export async function moveHistory(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const kept = await versions(strapi).findMany({ where: WITHOUT_LANGUAGE, orderBy: { id: 'asc' } });
    for (const { id, ...version } of kept) {
      const split = SPLIT[version.page];
      const content = split ? split.en(version.content) : version.content;
      await versions(strapi).update({ where: { id }, data: { content, locale: ownLanguageOf(version.page) } });
      if (!split) continue;
      const { page, publishedAt, publishedBy } = version;
      await versions(strapi).create({
        data: { page, publishedAt, publishedBy, content: split.es(version.content), locale: 'es' },
      });
    }
    for (const { id, page, dueAt, scheduledBy, problem } of await schedules(strapi).findMany({
      where: WITHOUT_LANGUAGE,
    })) {
      await schedules(strapi).update({ where: { id }, data: { locale: ownLanguageOf(page) } });
      if (SPLIT[page]) await schedules(strapi).create({ data: { page, dueAt, scheduledBy, problem, locale: 'es' } });
    }
  });
}
