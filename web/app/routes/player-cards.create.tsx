import type { MetaFunction } from '@remix-run/node';
import { staffLabels } from '~/labels/staff';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';
import { CreatePlayerScreen } from '~/staff/editor/editor-screen';

export const headers = privatePage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: staffLabels[languageOfMeta(args)].createTitle, noindex: true });

export default CreatePlayerScreen;
