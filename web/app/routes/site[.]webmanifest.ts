import type { LoaderFunctionArgs } from '@remix-run/node';
import { getGlobal } from '~/content.server';
import { contentOrFail } from '~/content-failure.server';
import { publicPage } from '~/site/cache-policy';

const ICONS = [
  { src: '/media/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/media/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/media/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Lets a phone put the site on its home screen, under the name the CMS gives it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { siteName, defaultSeo } = await contentOrFail(getGlobal(request));
  const manifest = {
    name: siteName,
    short_name: siteName,
    description: defaultSeo.description,
    start_url: '/',
    display: 'browser',
    // Paper, as in tokens.css: a manifest knows no variables.
    background_color: '#f6efdf',
    theme_color: '#f6efdf',
    icons: ICONS,
  };
  return Response.json(manifest, { headers: { ...publicPage(), 'Content-Type': 'application/manifest+json' } });
}
