import type { LoaderFunctionArgs } from '@remix-run/node';
import { ContentUnreachableError } from '~/content.server';
import { SEARCH_PARAMETERS, searchQuery } from '~/search/addresses';
import { find } from '~/search/search.server';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';

export const handle: RouteHandle = { query: SEARCH_PARAMETERS };

/** What the search popup asks for while somebody types: a `SearchAnswer`, or 503 while the CMS cannot be asked. */
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const answer = await find(request, searchQuery(new URL(request.url).searchParams.get('q')));
    return Response.json(answer, { headers: { ...publicPage(), 'X-Robots-Tag': 'noindex' } });
  } catch (error) {
    if (!(error instanceof ContentUnreachableError)) throw error;
    return Response.json(null, { status: error.status, headers: { 'Cache-Control': 'no-store' } });
  }
}
