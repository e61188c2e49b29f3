import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import { playerCardsLabels } from '~/labels/player-cards';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { arrowCounterClockwise } from '~/ui/icon-paths';
import { THIS_ADDRESS } from '~/ui/link';
import { NoticePage } from '~/ui/notice-page';
import { useLiveHref } from '~/ui/page-href';

interface MissingCardProps {
  playerId: string;
  /** 404: there is no such public card. Anything else: the CMS cannot be reached, so it is unknown. */
  status: number;
}

/** An empty slot in place of a card: its id, the error, and a link back (specification §2, Player detail; decisions, Routes). */
export function MissingCard({ playerId, status }: MissingCardProps) {
  const labels = useLabels(playerCardsLabels);
  const { backHome } = useLabels(siteLabels);
  const hasGallery = useLiveHref(PAGE_PATHS.gallery) !== null;
  const unknown = status === 404;
  return (
    <NoticePage
      title={unknown ? labels.notFound : labels.unreachable}
      text={unknown ? labels.notFoundText : labels.unreachableText}
      mark={unknown ? '?' : '…'}
      details={[
        { term: labels.playerId, value: playerId },
        { term: labels.error, value: labels.requestFailed(status) },
      ]}
      actions={
        <>
          {hasGallery ? (
            <LinkButton href={PAGE_PATHS.gallery}>{labels.backToPlayers}</LinkButton>
          ) : (
            <LinkButton href={PAGE_PATHS.home}>{backHome}</LinkButton>
          )}
          {unknown ? null : (
            <LinkButton href={THIS_ADDRESS} reloadDocument tone="line" stub={arrowCounterClockwise}>
              {labels.tryAgain}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
