import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { DraftEvent, Language } from '@upfield/cms/contract';
import { EVENT_TIME_ZONE } from '@upfield/cms/contract/calendar-day';
import { contentIfPublished, contentOfPage, getPage, languageOf } from '~/content.server';
import { loadFan } from '~/player-cards/sticker/sticker-fan.server';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { leadAction } from '~/sections/lead-form/lead.server';
import { RegistrationSection } from '~/sections/lead-form/registration-section';
import { eventDays, registrationState, registrationTexts } from '~/sections/lead-form/registration-state';
import { pageMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, draft, fan] = await Promise.all([
    contentOfPage(request, 'register'),
    contentIfPublished(getPage(request, 'draft')),
    loadFan(request),
  ]);
  const { kind, over } = registrationState(draft?.event ?? null, Date.now());
  return {
    page,
    event: draft ? announced(draft.event, languageOf(request)) : null,
    kind,
    fan,
    overText: over ? draft?.hero.overText : null,
  };
}

const announced = (event: DraftEvent, language: Language) => ({
  name: event.name,
  venue: event.venue,
  city: event.city,
  days: eventDays(event, EVENT_TIME_ZONE, language),
});

export async function action(args: ActionFunctionArgs) {
  const draft = await contentIfPublished(getPage(args.request, 'draft'));
  const { kind } = registrationState(draft?.event ?? null, Date.now());
  return leadAction(args, kind);
}

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return pageMeta(args);
  const { page, kind } = args.data;
  const texts = registrationTexts(page, kind);
  return pageMeta(args, { title: texts.title, description: texts.lead, seo: page.seo });
};

export default function RegisterRoute() {
  const registration = useLoaderData<typeof loader>();
  return (
    <>
      <RegistrationSection {...registration} />
      <PageTrail name={registrationTexts(registration.page, registration.kind).title} />
    </>
  );
}
