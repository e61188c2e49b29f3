import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOfPage } from '~/content.server';
import { ScholarshipsSections } from '~/sections/scholarships/scholarships-sections';
import { headMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOfPage(request, 'scholarships') };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => headMeta(args, args.data?.page);

export default function ScholarshipsRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <ScholarshipsSections page={page} />
      <PageTrail name={page.head.title} />
    </>
  );
}
