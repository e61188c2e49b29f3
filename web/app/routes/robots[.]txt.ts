import { environment } from '~/environment/environment.server';
import { publicPage } from '~/site/cache-policy';

/** Staff screens, previews and the API are not for search engines. */
const HIDDEN = ['/admin', '/api/', '/preview', '/player-cards/create', '/player-cards/edit/', '/player-cards/manage'];

export function loader() {
  const lines = [
    'User-agent: *',
    ...HIDDEN.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${environment.PUBLIC_URL}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { ...publicPage(), 'Content-Type': 'text/plain; charset=utf-8' } });
}
