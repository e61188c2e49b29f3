import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentIfPublished, contentOfPage, getPage } from '~/content.server';
import { loadFan } from '~/player-cards/sticker/sticker-fan.server';
import { useIsOpen } from '~/sections/draft/event';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { assessmentAction } from '~/sections/lead-form/lead.server';
import { LeadForm } from '~/sections/lead-form/lead-form';
import { PACK_PARAMETER, usePackChoice } from '~/sections/packages/pack-choice';
import { PackagesSections } from '~/sections/packages/packages-sections';
import { headMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, draft, fan] = await Promise.all([
    contentOfPage(request, 'packages'),
    contentIfPublished(getPage(request, 'draft')),
    loadFan(request),
  ]);
  return { page, event: draft?.event ?? null, fan, now: Date.now() };
}

export const action = assessmentAction;

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const handle: RouteHandle = { prefill: [PACK_PARAMETER] };

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => headMeta(args, args.data?.page);

/** Where the packs and the Showcase Pass lead to (specification §2, Packages page). */
const FORM_ID = 'register';

export default function PackagesRoute() {
  const { page, event, fan, now } = useLoaderData<typeof loader>();
  const isPassOnSale = useIsOpen(event, now);
  const [chosen, setChosen] = usePackChoice(page, isPassOnSale);
  const { formHeading, formNote } = page.registration;
  const pack = { name: chosen, onClear: () => setChosen(null) };
  return (
    <>
      <PackagesSections
        page={page}
        isPassOnSale={isPassOnSale}
        fan={fan}
        form={<LeadForm heading={formHeading} note={formNote} level={3} id={FORM_ID} pack={pack} />}
        onChoose={setChosen}
      />
      <PageTrail name={page.head.title} />
    </>
  );
}
