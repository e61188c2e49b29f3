import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOrFail, getPage } from '~/content.server';
import { LegalPage, legalMeta } from '~/sections/legal/legal-page';
import { publicPage } from '~/site/cache-policy';

const OTHER = { path: '/privacidad', language: 'es' } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { english } = await contentOrFail(getPage(request, 'privacy'));
  return { text: english };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => legalMeta(args, args.data?.text, OTHER);

export default function PrivacyRoute() {
  return <LegalPage text={useLoaderData<typeof loader>().text} other={OTHER} />;
}
