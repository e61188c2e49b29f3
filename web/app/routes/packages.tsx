import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPage, sendForm } from '~/content.server';
import { contentOrFail } from '~/content-failure.server';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { LeadForm } from '~/sections/lead-form/lead-form';
import { leadAction } from '~/sections/lead-form/submit.server';
import { PackagesSections } from '~/sections/packages/packages-sections';
import { publicPage } from '~/site/cache-policy';
import { pageMeta } from '~/site/meta';

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOrFail(getPage(request, 'packages')) };
}

export const action = (args: ActionFunctionArgs) =>
  leadAction(args, { kind: 'assessment', language: 'en', send: sendForm });

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.page.head.title,
    description: args.data?.page.head.lead,
    seo: args.data?.page.seo,
  });

export default function PackagesRoute() {
  const { page } = useLoaderData<typeof loader>();
  const { formHeading, formNote } = page.registration;
  return <PackagesSections page={page} form={<LeadForm heading={formHeading} note={formNote} level={3} />} />;
}
