import type { MetaFunction } from '@remix-run/node';
import { manageLabels } from '~/labels/manage';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';
import { ManageScreen } from '~/staff/manage/manage-screen';

export const headers = privatePage;

export const meta: MetaFunction = (args) => pageMeta(args, { title: manageLabels.en.title, noindex: true });

export default ManageScreen;
