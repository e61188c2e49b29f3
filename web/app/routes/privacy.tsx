import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOrFail, getPage } from '~/content.server';
import { LegalPage, legalMeta } from '~/sections/legal/legal-page';
import { englishFacts } from '~/sections/legal/who-answers';
import { publicPage } from '~/site/cache-policy';

const OTHER = { path: '/privacidad', language: 'es' } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await contentOrFail(getPage(request, 'privacy'));
  return { text: page.english, facts: englishFacts(page) };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => legalMeta(args, args.data?.text, OTHER);

export default function PrivacyRoute() {
  return <LegalPage {...useLoaderData<typeof loader>()} other={OTHER} />;
}
