import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPage } from '~/content.server';
import { contentOrFail } from '~/content.server/content-failure';
import { ScholarshipsSections } from '~/sections/scholarships/scholarships-sections';
import { pageMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/page-trail';
import { publicPage } from '~/site/cache-policy';

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOrFail(getPage(request, 'scholarships')) };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.page.head.title,
    description: args.data?.page.head.lead,
    seo: args.data?.page.seo,
  });

export default function ScholarshipsRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <ScholarshipsSections page={page} />
      <PageTrail name={page.head.title} />
    </>
  );
}
