import type { MetaFunction } from '@remix-run/node';
import { staffLabels } from '~/labels/staff';
import { privatePage } from '~/site/cache-policy';
import { pageMeta } from '~/site/meta';
import { ManageScreen } from '~/staff/manage/manage-screen';

export const headers = privatePage;

export const meta: MetaFunction = (args) => pageMeta(args, { title: staffLabels.en.manageTitle, noindex: true });

export default ManageScreen;
