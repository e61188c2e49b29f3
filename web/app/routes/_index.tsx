import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { sendForm } from '~/content.server';
import { loadHome } from '~/home.server';
import { HomeSections } from '~/sections/home/home-sections';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { LeadForm } from '~/sections/lead-form/lead-form';
import { leadAction } from '~/sections/lead-form/submit.server';
import { publicPage } from '~/site/cache-policy';
import { pageMeta } from '~/site/meta';
import { organization } from '~/site/organization';
import { useSiteData } from '~/site/site-data';
import { StructuredData } from '~/site/structured-data';

export const loader = ({ request }: LoaderFunctionArgs) => loadHome(request);

export const action = (args: ActionFunctionArgs) =>
  leadAction(args, { kind: 'assessment', language: 'en', send: sendForm });

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { seo: args.data?.page.seo });

export default function HomeRoute() {
  const { page, event, fan, now } = useLoaderData<typeof loader>();
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
        form={<LeadForm heading={formHeading} note={formNote} />}
      />
    </>
  );
}
