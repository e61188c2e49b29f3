import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { newsletterLabels } from '~/labels/newsletter';
import { newsletterClientAction } from '~/sections/newsletter/client-action';
import { CodePage } from '~/sections/newsletter/code-page';
import { codeAction } from '~/sections/newsletter/newsletter.server';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';

export const action = (args: ActionFunctionArgs) => codeAction(args, 'leave');

export const clientAction = newsletterClientAction;

export const handle: RouteHandle = { query: ['code'] };

export const headers = privatePage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: newsletterLabels[languageOfMeta(args)].leaveTitle, noindex: true });

export default function NewsletterLeaveRoute() {
  return <CodePage what="leave" />;
}
