import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { arrowLeft, arrowRight } from '~/ui/icon-paths';
import { PageLink } from '~/ui/link';
import { galleryAddress, playerAddress } from '../rules/gallery-address';
import type { ListAround, Neighbour } from './list-around.server';
import styles from './list-trail.module.css';

/** The way back to the list that the player was opened from, and on in it. */
export function ListTrail({ list: { query, position, total, place, previous, next } }: { list: ListAround }) {
  const labels = useLabels(playerCardsLabels);
  const step = (to: Neighbour | null, shape: string, label: (name: string) => string) =>
    to ? (
      <PageLink
        to={playerAddress(to.id, { ...query, page: to.page })}
        aria-label={label(to.name)}
        className={styles.step}
      >
        <Icon shape={shape} />
      </PageLink>
    ) : null;
  return (
    <nav className={styles.trail} aria-label={labels.yourList}>
      <div className={`wrap ${styles.line}`}>
        <PageLink to={galleryAddress(query)} className="text-link">
          {labels.backToList(total, position, query.graduation)}
        </PageLink>
        <span className={styles.steps}>
          {step(previous, arrowLeft, labels.previousPlayer)}
          <span>{labels.placeOf(place, total)}</span>
          {step(next, arrowRight, labels.nextPlayer)}
        </span>
      </div>
    </nav>
  );
}
