import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPage } from '~/content.server';
import { contentOrFail } from '~/content-failure.server';
import { publicPage } from '~/site/cache-policy';
import { HomePage } from '~/site/home-page';
import { pageMeta } from '~/site/meta';

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOrFail(getPage(request, 'home')) };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { seo: args.data?.page.seo });

export default function HomeRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <HomePage page={page} />;
}
