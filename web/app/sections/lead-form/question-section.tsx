import type { PlayerCard } from '@upfield/cms/contract';
import { questionLabels } from '~/labels/question';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { SmartLink } from '~/ui/link';
import { Band } from '~/ui/section';
import { QuestionForm } from './question-form';
import styles from './question-section.module.css';

interface QuestionSectionProps {
  kind: 'coach-question' | 'removal-request';
  player: Pick<PlayerCard, 'id' | 'name' | 'lastName'>;
}

/** A page of its own for a question about a player: what it is for at the left, the form at the right. */
export function QuestionSection({ kind, player }: QuestionSectionProps) {
  const labels = useLabels(questionLabels);
  const privacy = useSiteData().global?.privacy;
  const asks = kind === 'coach-question';
  return (
    <Band ground="aged" labelledBy="question-heading">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 id="question-heading" className={`title ${styles.heading}`}>
            <span>{asks ? labels.askHeading : privacy?.removalLabel}</span>
          </h1>
          <p className="lede">
            <span>{asks ? labels.askText : privacy?.removalText}</span>
          </p>
          <SmartLink href={`/player-cards-detail/${player.id}`}>{labels.back}</SmartLink>
        </div>
        <QuestionForm kind={kind} playerId={player.id} playerName={`${player.name} ${player.lastName}`} />
      </div>
    </Band>
  );
}
