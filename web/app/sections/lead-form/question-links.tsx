import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { LinkButton } from '~/ui/button';
import { SmartLink } from '~/ui/link';

interface AboutPlayer {
  playerId: string;
}

/** What a coach comes to a player's page for: the button that leads to the question about this player. */
export function AskLink({ playerId }: AboutPlayer) {
  const labels = useLabels(playerCardsLabels);
  return (
    <LinkButton href={`/player-question/${playerId}`} size="small" compactOnPhones>
      {labels.askLink}
    </LinkButton>
  );
}

/** What a family may need there. */
export function RemovalLink({ playerId }: AboutPlayer) {
  const privacy = useSiteData().global?.privacy;
  return privacy?.removalLabel ? (
    <SmartLink href={`/player-removal/${playerId}`} className="text-link">
      {privacy.removalLabel}
    </SmartLink>
  ) : null;
}
