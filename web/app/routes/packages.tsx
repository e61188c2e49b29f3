import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { contentOrFail, getPage } from '~/content.server';
import { loadFan } from '~/player-cards/sticker/sticker-fan.server';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { assessmentAction } from '~/sections/lead-form/lead.server';
import { LeadForm } from '~/sections/lead-form/lead-form';
import { PackagesSections } from '~/sections/packages/packages-sections';
import { headMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, fan] = await Promise.all([contentOrFail(getPage(request, 'packages')), loadFan()]);
  return { page, fan };
}

export const action = assessmentAction;

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => headMeta(args, args.data?.page);

export default function PackagesRoute() {
  const { page, fan } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<string | null>(null);
  const { formHeading, formNote } = page.registration;
  const pack = { name: chosen, onClear: () => setChosen(null) };
  return (
    <>
      <PackagesSections
        page={page}
        fan={fan}
        form={<LeadForm heading={formHeading} note={formNote} level={3} pack={pack} />}
        onChoose={setChosen}
      />
      <PageTrail name={page.head.title} />
    </>
  );
}
