import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { LANGUAGES } from '@upfield/cms/contract/messages';
import { environment } from '~/environment/environment.server';
import { publicPage } from '~/site/cache-policy';

/** Staff screens, previews and the API are not for search engines. */
const HIDDEN = ['/api/', '/preview'];
const STAFF = ['/admin', '/player-cards/create', '/player-cards/edit/', '/player-cards/manage'];

export function loader() {
  const lines = [
    'User-agent: *',
    ...[...HIDDEN, ...LANGUAGES.flatMap((language) => STAFF.map((path) => pathIn(path, language)))].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${environment.PUBLIC_URL}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { ...publicPage(), 'Content-Type': 'text/plain; charset=utf-8' } });
}
