import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { LinkButton } from '~/ui/button';
import { SmartLink } from '~/ui/link';
import styles from './question-links.module.css';

/** The two links of a player's page to the forms about this player: what a coach comes for is a button, what a family may need is a link. */
export function QuestionLinks({ playerId }: { playerId: string }) {
  const labels = useLabels(formsLabels).question;
  const privacy = useSiteData().global?.privacy;
  return (
    <div className={styles.links}>
      <LinkButton href={`/player-question/${playerId}`} tone="line" size="small" wide>
        {labels.askLink}
      </LinkButton>
      {privacy?.removalLabel ? (
        <SmartLink href={`/player-removal/${playerId}`}>{privacy.removalLabel}</SmartLink>
      ) : null}
    </div>
  );
}
