import type { PlayerCard } from '@upfield/cms/contract';
import { playerCardsLabels } from '~/labels/player-cards';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { arrowUpRight } from '~/ui/icon-paths';
import { SmartLink } from '~/ui/link';
import { Band } from '~/ui/section';
import { type Film, film } from '../rules/film';
import { FilmPlayer } from './film-player';
import styles from './film-section.module.css';

interface FilmSectionProps {
  card: PlayerCard;
}

/** The player's film: a poster that loads the player on click, a plain link, or one line that asks for it. */
export function FilmSection({ card }: FilmSectionProps) {
  const labels = useLabels(playerCardsLabels);
  const found = film(card.highlightsLink);
  return (
    <Band id="film" ground="aged" labelledBy="film-heading" className={found ? styles.section : styles.missing}>
      <h2 id="film-heading" className={found ? `title ${styles.heading}` : 'h3'}>
        {labels.film}
      </h2>
      {found ? <FoundFilm film={found} name={`${card.name} ${card.lastName}`} /> : <NoFilm playerId={card.id} />}
    </Band>
  );
}

function FoundFilm({ film: found, name }: { film: Film; name: string }) {
  const labels = useLabels(playerCardsLabels);
  const { highlightsOf } = useLabels(sectionsLabels);
  const host = new URL(found.href).hostname.replace(/^www\./, '');
  if (found.kind === 'link') {
    return (
      <div className={styles.nothing}>
        <p className="h3">{highlightsOf(name)}</p>
        <LinkButton href={found.href} target="_blank" rel="noopener nofollow" stub={arrowUpRight}>
          {labels.openFilmOn(host)}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <FilmPlayer src={found.src} name={name} />
      <div className={styles.below}>
        <p className="small muted">{labels.filmHost[found.host]}</p>
        <a href={found.href} target="_blank" rel="noopener nofollow" className="text-link">
          <span>{labels.openFilmOn(host)}</span>
          <Icon shape={arrowUpRight} />
        </a>
      </div>
    </>
  );
}

function NoFilm({ playerId }: { playerId: string }) {
  const labels = useLabels(playerCardsLabels);
  return (
    <p>
      {labels.noFilmTitle}{' '}
      <SmartLink href={`/player-question/${playerId}`} className="text-link">
        {labels.askForFilm}
      </SmartLink>
    </p>
  );
}
