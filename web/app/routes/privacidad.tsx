import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOrFail, getPage } from '~/content.server';
import { LegalPage, legalMeta } from '~/sections/legal/legal-page';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';

const OTHER = { path: '/privacy', language: 'en' } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { spanish } = await contentOrFail(getPage(request, 'privacy'));
  return { text: spanish };
}

export const handle: RouteHandle = { language: 'es' };

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => legalMeta(args, args.data?.text, OTHER);

export default function PrivacidadRoute() {
  return <LegalPage text={useLoaderData<typeof loader>().text} other={OTHER} />;
}
