import type { LoaderFunctionArgs } from '@remix-run/node';
import { BRAND } from '@upfield/cms/art';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { contentIfPublished, getGlobal, languageOf } from '~/content.server';
import { publicPage } from '~/site/cache-policy';
import { DEFAULT_SITE_NAME } from '~/site/site-data';

const ICONS = [
  { src: '/media/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/media/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/media/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Lets a phone put the site on its home screen, under the name the CMS gives it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const global = await contentIfPublished(getGlobal(request));
  const language = languageOf(request);
  const name = global?.siteName || DEFAULT_SITE_NAME;
  const manifest = {
    name,
    short_name: name,
    description: global?.defaultSeo.description,
    lang: language,
    start_url: pathIn('/', language),
    display: 'browser',
    background_color: BRAND.paper,
    theme_color: BRAND.paper,
    icons: ICONS,
  };
  return Response.json(manifest, { headers: { ...publicPage(), 'Content-Type': 'application/manifest+json' } });
}
