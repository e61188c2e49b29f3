import type { MetaFunction } from '@remix-run/node';
import { manageLabels } from '~/labels/manage';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';
import { ManageScreen } from '~/staff/manage/manage-screen';

export const headers = privatePage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: manageLabels[languageOfMeta(args)].title, noindex: true });

export default ManageScreen;
