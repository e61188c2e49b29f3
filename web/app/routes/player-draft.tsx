import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOfPage } from '~/content.server';
import { STAR } from '~/sections/draft/draft-hero';
import { DraftSections } from '~/sections/draft/draft-sections';
import { eventThing } from '~/sections/draft/event';
import { pageMeta } from '~/seo/meta';
import { preloadPicture } from '~/seo/preload';
import { PageTrail, StructuredData } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOfPage(request, 'draft'), now: Date.now() };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, {
    title: args.data?.page.hero.title,
    description: args.data?.page.hero.lead,
    seo: args.data?.page.seo,
  }),
  ...preloadPicture(args.data?.page.hero.picture, STAR),
];

export default function PlayerDraftRoute() {
  const { page, now } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData thing={eventThing(page.event)} />
      <DraftSections page={page} now={now} />
      <PageTrail name={page.hero.title} />
    </>
  );
}
