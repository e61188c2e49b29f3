import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { heroPoster } from '~/sections/hero/hero';
import { loadHome } from '~/sections/home/home.server';
import { HomeSections } from '~/sections/home/home-sections';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { assessmentAction } from '~/sections/lead-form/lead.server';
import { LeadForm } from '~/sections/lead-form/lead-form';
import { pageMeta } from '~/seo/meta';
import { preloadPoster } from '~/seo/preload';
import { organization, StructuredData } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';
import { useSiteData } from '~/site/site-data';

export const loader = ({ request }: LoaderFunctionArgs) => loadHome(request);

export const action = assessmentAction;

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, { seo: args.data?.page.seo }),
  ...(args.data ? preloadPoster(heroPoster(args.data.page.hero)) : []),
];

export default function HomeRoute() {
  const { page, event, fan, priceText, now } = useLoaderData<typeof loader>();
  const { formHeading, formNote } = page.contact;
  const site = useSiteData();
  return (
    <>
      <StructuredData thing={organization(site)} />
      <HomeSections
        page={page}
        event={event}
        now={now}
        fan={fan}
        form={<LeadForm heading={formHeading} note={formNote} priceText={priceText} />}
      />
    </>
  );
}
