import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { ContentUnreachableError, leadToPublished } from '~/content.server';
import { searchLabels } from '~/labels/search';
import { SEARCH_PARAMETERS, searchQuery } from '~/search/addresses';
import type { SearchAnswer } from '~/search/answer';
import { find } from '~/search/search.server';
import { SearchPage } from '~/search/search-page';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';

interface Found {
  query: string;
  /** Null while the CMS cannot be asked. */
  answer: SearchAnswer | null;
}

export async function loader({ request }: LoaderFunctionArgs) {
  await leadToPublished(request);
  const query = searchQuery(new URL(request.url).searchParams.get('q'));
  try {
    return data<Found>({ query, answer: await find(request, query) }, { headers: publicPage() });
  } catch (error) {
    if (!(error instanceof ContentUnreachableError)) throw error;
    return data<Found>({ query, answer: null }, { status: error.status, headers: { 'Cache-Control': 'no-store' } });
  }
}

export const handle: RouteHandle = { query: SEARCH_PARAMETERS };

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const labels = searchLabels[languageOfMeta(args)];
  const query = args.data?.query;
  // An answer to one visitor; what it lists is worth finding, not the list.
  return pageMeta(args, { title: query ? labels.resultsFor(query) : labels.title, noindex: true });
};

export default function SearchRoute() {
  const { query, answer } = useLoaderData<typeof loader>();
  return <SearchPage query={query} answer={answer} />;
}
