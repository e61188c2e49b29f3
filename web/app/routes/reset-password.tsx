import type { MetaFunction } from '@remix-run/node';
import { staffLabels } from '~/labels/staff';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';
import { ResetPasswordScreen } from '~/staff/sign-in/reset-password-screen';

export const handle: RouteHandle = { query: ['code'] };

export const headers = privatePage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: staffLabels[languageOfMeta(args)].newPasswordTitle, noindex: true });

export default ResetPasswordScreen;
