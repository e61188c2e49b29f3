import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { UnknownAddress } from '~/frame/unknown-address';
import { siteLabels } from '~/labels/site';
import { loadHome } from '~/sections/home/home.server';
import { HomeSections } from '~/sections/home/home-sections';
import { leadClientAction } from '~/sections/lead-form/client-action';
import { assessmentAction } from '~/sections/lead-form/lead.server';
import { LeadForm } from '~/sections/lead-form/lead-form';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { missingPage } from '~/site/cache-policy';
import { NOT_FOUND_PATH, type RouteHandle } from '~/site/route-handle';
import { usePageHref } from '~/ui/page-href';

/**
 * Every unknown address shows the home page with status 404 (decisions, Routes), and above it that there is no such page. The page is cached once for all of them, so it must not
 * depend on the address.
 */
export const loader = async ({ request }: LoaderFunctionArgs) => data(await loadHome(request), { status: 404 });

export const action = assessmentAction;

export const clientAction = leadClientAction;

export const handle: RouteHandle = { unknown: true };

export const headers = missingPage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: siteLabels[languageOfMeta(args)].errors.missing.title, noindex: true });

export default function UnknownRoute() {
  const { page, event, fan, priceText, now } = useLoaderData<typeof loader>();
  const inLanguage = usePageHref();
  const { formHeading, formNote } = page.contact;
  return (
    <>
      <UnknownAddress />
      <HomeSections
        page={page}
        event={event}
        now={now}
        fan={fan}
        form={
          <LeadForm heading={formHeading} note={formNote} action={inLanguage(NOT_FOUND_PATH)} priceText={priceText} />
        }
      />
    </>
  );
}
