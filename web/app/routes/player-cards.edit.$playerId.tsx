import type { MetaFunction } from '@remix-run/node';
import { useParams } from '@remix-run/react';
import { staffLabels } from '~/labels/staff';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';
import { EditPlayerScreen } from '~/staff/editor/editor-screen';

export const headers = privatePage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: staffLabels[languageOfMeta(args)].editTitle, noindex: true });

export default function EditPlayerRoute() {
  const { playerId = '' } = useParams();
  return <EditPlayerScreen playerId={playerId} />;
}
