import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOfPage } from '~/content.server';
import { Closing } from '~/sections/closing/closing';
import { ExperienceDetails, OtherPageLink } from '~/sections/experiences/experience-details';
import { ExperienceSlides, SLIDE } from '~/sections/experiences/experience-slides';
import { PageCover } from '~/sections/page-cover/page-cover';
import { headMeta } from '~/seo/meta';
import { preloadPicture } from '~/seo/preload';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOfPage(request, 'experiences') };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...headMeta(args, args.data?.page),
  ...preloadPicture(args.data?.page.slides[0]?.picture, SLIDE),
];

export default function PlayerExperiencesRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageCover head={page.head} />
      <ExperienceSlides label={page.head.title} slides={page.slides} />
      <OtherPageLink href="/program-detail" label={page.programDetail.head.title} />
      {page.showDetails ? <ExperienceDetails experiences={page.slides} anchored /> : null}
      <Closing closing={page.closing} />
      <PageTrail name={page.head.title} />
    </>
  );
}
