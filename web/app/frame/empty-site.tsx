import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { NoticePage } from '~/ui/notice-page';

/** What a site shows before an editor has published anything: what to do first. */
export function EmptySite() {
  const { title, text, staff } = useLabels(siteLabels).emptySite;
  return <NoticePage title={title} text={text} mark="0" actions={<LinkButton href="/admin">{staff}</LinkButton>} />;
}
