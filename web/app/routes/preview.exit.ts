import type { LoaderFunctionArgs } from '@remix-run/node';
import { closePreview } from '~/content.server';

/** Ends the preview and goes back to `?path=`. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  closePreview(new URL(request.url).searchParams.get('path') ?? '/');
