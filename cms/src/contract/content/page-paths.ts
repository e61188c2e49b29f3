/** Paths of the pages that editors write. Free of zod, so that a page can load it alone. */

/** First path of each page, by the page's name in `GET /api/site/pages/{name}`. */
export const PAGE_PATHS = {
  home: '/',
  packages: '/packages',
  scholarships: '/scholarships',
  experiences: '/player-experiences',
  draft: '/player-draft',
  register: '/register',
  about: '/about',
  contact: '/contact',
  gallery: '/player-cards',
  'sign-in': '/admin',
  privacy: '/privacy',
} as const;

export type PageName = keyof typeof PAGE_PATHS;

export const PAGE_NAMES = /* @__PURE__ */ Object.keys(PAGE_PATHS) as PageName[];

/** Further paths that show the content of a page. */
const FURTHER_PATHS: Partial<Record<PageName, string>> = { experiences: '/program-detail', privacy: '/privacidad' };

/** Every path that shows a page's content, its first path first. */
export const PATHS_OF_PAGE = /* @__PURE__ */ Object.fromEntries(
  PAGE_NAMES.map((name) => [name, [PAGE_PATHS[name], FURTHER_PATHS[name] ?? []].flat()]),
) as Record<PageName, string[]>;
