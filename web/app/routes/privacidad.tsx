import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOrFail, getPage } from '~/content.server';
import { spanishPage } from '~/labels/spanish-page';
import { LegalPage, legalMeta } from '~/sections/legal/legal-page';
import { spanishFacts } from '~/sections/legal/who-answers';
import { publicPage } from '~/site/cache-policy';

const OTHER = { path: '/privacy', language: 'en' } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await contentOrFail(getPage(request, 'privacy'));
  return { text: page.spanish, facts: spanishFacts(page) };
}

export const handle = spanishPage();

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => legalMeta(args, args.data?.text, OTHER);

export default function PrivacidadRoute() {
  return <LegalPage {...useLoaderData<typeof loader>()} other={OTHER} />;
}
