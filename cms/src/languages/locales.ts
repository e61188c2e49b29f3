import type { Core } from '@strapi/strapi';
import { LANGUAGES, type Language } from '../contract';

const NAMES: Record<Language, string> = { en: 'English (en)', es: 'Español (es)' };

interface LocaleService {
  findByCode(code: string): Promise<object | null>;
  create(locale: { code: Language; name: string }): Promise<object>;
}

/** Makes the locales that are not there yet: Strapi itself makes English alone. Call it in `bootstrap`, before permissions are given. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales: LocaleService = strapi.plugin('i18n').service('locales');
  for (const code of LANGUAGES) {
    if (!(await locales.findByCode(code))) await locales.create({ code, name: NAMES[code] });
  }
}
