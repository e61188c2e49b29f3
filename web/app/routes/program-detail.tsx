import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import { contentOfPage } from '~/content.server';
import { Closing } from '~/sections/closing/closing';
import { ExperienceDetails, OtherPageLink } from '~/sections/experiences/experience-details';
import { PageCover } from '~/sections/page-cover/page-cover';
import { headMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';

/** The details of the player experiences, which the hidden join-now links lead to (decisions, Routes). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { slides, programDetail } = await contentOfPage(request, 'experiences');
  return { slides, page: programDetail };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => headMeta(args, args.data?.page);

export default function ProgramDetailRoute() {
  const { slides, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageCover head={page.head} />
      <ExperienceDetails experiences={slides} anchored joinHref={PAGE_PATHS.contact} />
      {page.backLink ? <OtherPageLink {...page.backLink} /> : null}
      <Closing closing={page.closing} />
      <PageTrail name={page.head.title} />
    </>
  );
}
