import type { LoaderFunctionArgs } from '@remix-run/node';
import { openPreview } from '~/content.server';
import type { RouteHandle } from '~/site/route-handle';

export const handle: RouteHandle = { query: ['path', 'status', 'expires', 'signature'] };

/** The admin's Preview button leads here; only a signed link opens a draft. */
export const loader = ({ request }: LoaderFunctionArgs) => openPreview(request);

/** Never seen: the loader always leads away. With it, a refused link is answered by the error page of the site. */
export default function PreviewRoute() {
  return null;
}
