import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOfPage } from '~/content.server';
import { AboutSections, teamFit } from '~/sections/about/about-sections';
import { headMeta } from '~/seo/meta';
import { preloadPicture } from '~/seo/preload';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOfPage(request, 'about') };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...headMeta(args, args.data?.page),
  ...(args.data ? preloadPicture(args.data.page.pictures[0], teamFit(args.data.page)) : []),
];

export default function AboutRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <AboutSections page={page} />
      <PageTrail name={page.head.title} />
    </>
  );
}
