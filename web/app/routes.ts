import { flatRoutes } from '@remix-run/fs-routes';
import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config';
import { languageOfPath, pathIn } from '@upfield/cms/contract/content/page-languages';
import { LANGUAGES } from '@upfield/cms/contract/messages';

/** What has one address for both languages: drawings, previews, and the files for search engines. */
const WITHOUT_TWIN = /^(player-cards\/art|preview|robots\.txt|sitemap\.xml)(\/|$)/;

/** The same route in the other language, at an address and with an id of its own. */
function twinOf(route: RouteConfigEntry): RouteConfigEntry[] {
  const { id, file, path = '' } = route;
  if (WITHOUT_TWIN.test(path)) return [];
  const own = languageOfPath(`/${path}`);
  return LANGUAGES.filter((language) => language !== own).map((language) => ({
    ...route,
    id: `${language}/${id ?? file}`,
    path: pathIn(`/${path}`, language).slice(1),
  }));
}

const routes = await flatRoutes();

/** Every page at its addresses in both languages, from one file of `routes` (docs/decisions/065). */
export default [...routes, ...routes.flatMap(twinOf)] satisfies RouteConfig;
