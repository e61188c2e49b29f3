import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentOfPage } from '~/content.server';
import { loadFan } from '~/player-cards/sticker/sticker-fan.server';
import { ContactSection } from '~/sections/contact/contact-section';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { assessmentAction } from '~/sections/lead-form/lead.server';
import { LeadForm } from '~/sections/lead-form/lead-form';
import { loadPriceText } from '~/sections/packages/price-text.server';
import { pageMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, fan, priceText] = await Promise.all([
    contentOfPage(request, 'contact'),
    loadFan(request),
    loadPriceText(request),
  ]);
  return { page, fan, priceText };
}

export const action = assessmentAction;

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
  const { page, fan, priceText } = useLoaderData<typeof loader>();
  const { section } = page;
  return (
    <>
      <ContactSection
        section={section}
        level={1}
        fan={fan}
        form={<LeadForm heading={section.formHeading} note={section.formNote} priceText={priceText} />}
      />
      <PageTrail name={section.heading} />
    </>
  );
}
