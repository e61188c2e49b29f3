import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/site/button';
import { Silhouette } from '../sticker/silhouette';
import styles from './missing-card.module.css';

interface MissingCardProps {
  /** The id that was asked for; left out for the gallery. */
  playerId?: string;
  /** `not-found`: there is no such public card. `unreachable`: the CMS cannot be asked, so nobody knows. */
  reason: 'not-found' | 'unreachable';
}

/** An empty slot in place of a card: its id, the error, and the way back (specification §2, Player detail; decisions, Routes). */
export function MissingCard({ playerId, reason }: MissingCardProps) {
  const labels = useLabels(playerCardsLabels);
  const texts =
    reason === 'not-found'
      ? { heading: labels.notFound, text: labels.notFoundText, error: labels.errorNotFound }
      : playerId === undefined
        ? { heading: labels.galleryUnreachable, text: labels.galleryUnreachableText, error: labels.errorUnreachable }
        : { heading: labels.unreachable, text: labels.unreachableText, error: labels.errorUnreachable };
  return (
    <section className={styles.missing}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.slot} aria-hidden="true">
          <span className={styles.hole} />
          <Silhouette className={styles.silhouette} />
          <span className={`shout ${styles.mark}`}>{reason === 'not-found' ? '?' : '!'}</span>
        </div>
        <div>
          <h1 className={`title ${styles.heading}`}>{texts.heading}</h1>
          <p className={`lede ${styles.text}`}>{texts.text}</p>
          <dl className={styles.facts}>
            {playerId === undefined ? null : (
              <div>
                <dt>{labels.playerId}</dt>
                <dd translate="no">{playerId}</dd>
              </div>
            )}
            <div>
              <dt>{labels.error}</dt>
              <dd>{texts.error}</dd>
            </div>
          </dl>
          {playerId === undefined ? (
            <LinkButton href="/player-cards" reloadDocument>
              {labels.tryAgain}
            </LinkButton>
          ) : (
            <LinkButton href="/player-cards">{labels.backToPlayers}</LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
