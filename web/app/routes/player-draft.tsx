import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPage } from '~/content.server';
import { contentOrFail } from '~/content.server/content-failure';
import { DraftClosing } from '~/sections/draft/draft-closing';
import { DraftFacts } from '~/sections/draft/draft-facts';
import { DraftHero } from '~/sections/draft/draft-hero';
import { DraftIncluded } from '~/sections/draft/draft-included';
import { DraftSchedule } from '~/sections/draft/draft-schedule';
import { DraftScholarships } from '~/sections/draft/draft-scholarships';
import { DraftVideo } from '~/sections/draft/draft-video';
import { eventThing } from '~/sections/draft/event-thing';
import { pageMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/page-trail';
import { StructuredData } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';

export const handle: RouteHandle = { language: 'es' };

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOrFail(getPage(request, 'draft')), now: Date.now() };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.page.hero.title,
    description: args.data?.page.hero.lead,
    seo: args.data?.page.seo,
  });

export default function PlayerDraftRoute() {
  const { page, now } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData thing={eventThing(page.event)} />
      <DraftHero page={page} now={now} />
      <DraftFacts facts={page.facts} />
      <DraftScholarships part={page.scholarships} />
      <DraftIncluded included={page.included} />
      <DraftVideo video={page.video} />
      <DraftSchedule schedule={page.schedule} />
      <DraftClosing page={page} now={now} />
      <PageTrail name={page.hero.title} />
    </>
  );
}
