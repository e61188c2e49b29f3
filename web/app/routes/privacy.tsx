import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOfPage } from '~/content.server';
import { LegalPage, legalMeta } from '~/sections/legal/legal-page';
import { publicPage } from '~/site/cache-policy';

/** `/privacy` and `/privacidad`. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { page: await contentOfPage(request, 'privacy') };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => legalMeta(args, args.data?.page.document);

export default function PrivacyRoute() {
  return <LegalPage page={useLoaderData<typeof loader>().page} />;
}
