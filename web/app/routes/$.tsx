import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPage } from '~/content.server';
import { contentOrFail } from '~/content-failure.server';
import { privatePage } from '~/site/cache-policy';
import { HomePage } from '~/site/home-page';
import { pageMeta } from '~/site/meta';

/** Every address that is none of ours shows the home page, and says 404 to whoever looks at the status (decisions, Routes). */
export async function loader({ request }: LoaderFunctionArgs) {
  return data({ page: await contentOrFail(getPage(request, 'home')) }, { status: 404 });
}

export const headers = privatePage;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { seo: args.data?.page.seo, noindex: true });

export default function UnknownRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <HomePage page={page} />;
}
