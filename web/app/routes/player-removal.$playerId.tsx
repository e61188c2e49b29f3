import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { questionLabels } from '~/labels/question';
import { leadClientAction, leadShouldRevalidate } from '~/sections/lead-form/client-action';
import { leadAction, loadAskedPlayer } from '~/sections/lead-form/lead.server';
import { QuestionSection } from '~/sections/lead-form/question-section';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';

export const loader = loadAskedPlayer;

export const action = (args: ActionFunctionArgs) => leadAction(args, 'removal-request');

export const clientAction = leadClientAction;

export const shouldRevalidate = leadShouldRevalidate;

export const headers = privatePage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: questionLabels[languageOfMeta(args)].removalTitle, noindex: true });

export default function PlayerRemovalRoute() {
  return <QuestionSection kind="removal-request" player={useLoaderData<typeof loader>().player} />;
}
