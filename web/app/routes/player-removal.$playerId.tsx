import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPlayerCard } from '~/content.server';
import { contentOrFail } from '~/content.server/content-failure';
import { formsLabels } from '~/labels/forms';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { QuestionSection } from '~/sections/lead-form/question-section';
import { leadAction } from '~/sections/lead-form/submit.server';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';

export async function loader({ params }: LoaderFunctionArgs) {
  const { id, name, lastName } = await contentOrFail(getPlayerCard(params.playerId ?? ''));
  return { player: { id, name, lastName } };
}

export const action = (args: ActionFunctionArgs) => leadAction(args, { kind: 'removal-request', language: 'en' });

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const headers = privatePage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: formsLabels.en.question.removalTitle, noindex: true });

export default function PlayerRemovalRoute() {
  return <QuestionSection kind="removal-request" player={useLoaderData<typeof loader>().player} />;
}
