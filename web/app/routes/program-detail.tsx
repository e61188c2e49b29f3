import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import { contentOrFail, getPage } from '~/content.server';
import { Closing } from '~/sections/closing/closing';
import { ExperienceDetails } from '~/sections/experiences/experience-details';
import { PageCover } from '~/sections/page-cover/page-cover';
import { headMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';
import { LinkButton } from '~/ui/button';

/** The details of the player experiences, which the hidden join-now links lead to (decisions, Routes). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { slides, programDetail } = await contentOrFail(getPage(request, 'experiences'));
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
      <div className="wrap">
        {page.backLink ? (
          <LinkButton href={page.backLink.href} tone="line">
            {page.backLink.label}
          </LinkButton>
        ) : null}
      </div>
      <Closing closing={page.closing} />
      <PageTrail name={page.head.title} />
    </>
  );
}
