import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPage, sendForm } from '~/content.server';
import { contentOrFail } from '~/content-failure.server';
import { ContactSection } from '~/sections/contact/contact-section';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { LeadForm } from '~/sections/lead-form/lead-form';
import { leadAction } from '~/sections/lead-form/submit.server';
import { publicPage } from '~/site/cache-policy';
import { pageMeta } from '~/site/meta';

export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOrFail(getPage(request, 'contact')) };
}

export const action = (args: ActionFunctionArgs) =>
  leadAction(args, { kind: 'assessment', language: 'en', send: sendForm });

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.page.section.heading,
    description: args.data?.page.section.text,
    seo: args.data?.page.seo,
  });

export default function ContactRoute() {
  const { section } = useLoaderData<typeof loader>().page;
  return (
    <ContactSection
      section={section}
      level={1}
      form={<LeadForm heading={section.formHeading} note={section.formNote} />}
    />
  );
}
