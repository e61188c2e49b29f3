import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPage } from '~/content.server';
import { contentOrFail } from '~/content.server/content-failure';
import { LegalText } from '~/sections/legal/legal-text';
import { pageMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/page-trail';
import { publicPage } from '~/site/cache-policy';

const OTHER = { href: '/privacidad', language: 'es' } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { english } = await contentOrFail(getPage(request, 'privacy'));
  return { text: english };
}

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.text.title,
    description: args.data?.text.lead,
    seo: args.data?.text.seo,
    alternate: { language: OTHER.language, path: OTHER.href },
  });

export default function PrivacyRoute() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <LegalText text={text} other={OTHER} />
      <PageTrail name={text.title} />
    </>
  );
}
