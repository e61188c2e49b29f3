import type { Core } from '@strapi/strapi';
import { addTranslationRoutes } from './admin-routes';
import { keepLanguagesTogether } from './keep-together';
import { ensureLocales } from './locales';
import { moveToTwoLanguages } from './migration';
import { keepOldWords } from './old-words';

/** Keeps the two languages of pages together; call it in `register`, after `registerRevision`. */
export function registerLanguages(strapi: Core.Strapi): void {
  keepOldWords(strapi);
  keepLanguagesTogether(strapi);
  addTranslationRoutes(strapi);
}

/** Makes both locales, and brings the site of an older version to them; call it in `bootstrap`, before permissions are given. */
export async function bootstrapLanguages(strapi: Core.Strapi): Promise<void> {
  await ensureLocales(strapi);
  await moveToTwoLanguages(strapi);
}
