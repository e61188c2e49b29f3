import type { LoaderFunctionArgs } from '@remix-run/node';
import { closePreview } from '~/content.server';
import type { RouteHandle } from '~/site/route-handle';

export const handle: RouteHandle = { query: ['path'] };

/** Ends the preview and goes back to `?path=`. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  closePreview(new URL(request.url).searchParams.get('path') ?? '/');
