import type { Language } from '../messages';
import { PAGE_PATHS, type PageName } from './page-paths';

/** Which language an address is in, and its twin in the other one. Free of zod, so that a page can load it alone. */

/** The specification's paths whose pages are in Spanish; its other pages are in English. */
const SPANISH_PATHS: ReadonlySet<string> = new Set(['/player-draft', '/register', '/privacidad']);

/** Pages that the specification gives a path in either language. */
const TWINS: Readonly<Record<string, string>> = { '/privacy': '/privacidad', '/privacidad': '/privacy' };

/** Files, calls and previews: the same for every language. */
const WITHOUT_LANGUAGE = /^\/(api|uploads|media|assets|preview)(\/|$)|\.[a-z\d]+$/i;

const PREFIX = /^\/(en|es)(?=\/|$)/;

const splitPrefix = (path: string): { prefix: Language | undefined; rest: string } => ({
  prefix: PREFIX.exec(path)?.[1] as Language | undefined,
  rest: path.replace(PREFIX, '') || '/',
});

/**
 * Language of the page at a path: by its prefix, `/es/packages`, else as the specification has the page.
 * @param path without query; an address that no page has counts as well
 */
export function languageOfPath(path: string): Language {
  const { prefix, rest } = splitPrefix(path);
  return prefix ?? (SPANISH_PATHS.has(rest) ? 'es' : 'en');
}

/**
 * The path of the same page in a language: `/packages` and `/es/packages`, `/player-draft` and `/en/player-draft`.
 * @param path of a page in either language, without query
 */
export function pathIn(path: string, language: Language): string {
  const { rest } = splitPrefix(path);
  if (languageOfPath(rest) === language) return rest;
  return TWINS[rest] ?? `/${language}${rest === '/' ? '' : rest}`;
}

/**
 * A link as a page in `language` has it: editors write the specification's paths, on pages of both languages.
 * @param href with its query and anchor; what is no page of the site, or only an anchor, stays as it is
 */
export function hrefIn(href: string, language: Language): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (!path.startsWith('/') || path.startsWith('//') || WITHOUT_LANGUAGE.test(path)) return href;
  return pathIn(path, language) + rest;
}

/**
 * A link as the page at `path` has it. An English page at a path of the specification keeps the links of the specification, of which
 * some lead to Spanish pages (`/player-draft`); every other page leads to pages of its own language.
 * @param href as `hrefIn` takes it
 * @param path of the page with the link
 */
export function hrefOn(path: string, href: string): string {
  const language = languageOfPath(path);
  return language === 'en' && splitPrefix(path).prefix === undefined ? href : hrefIn(href, language);
}

/** The language that a page has at its path of the specification: the default of `locale` in `GET /site/pages/{name}`. */
export const languageOfPage = (name: PageName): Language => languageOfPath(PAGE_PATHS[name]);
