import type { PlayerCard } from '@upfield/cms/contract';
import { playerCardsLabels } from '~/labels/player-cards';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { arrowUpRight } from '~/ui/icon-paths';
import { Band } from '~/ui/section';
import { type Film, film } from '../rules/film';
import { FilmPlayer } from './film-player';
import styles from './film-section.module.css';

interface FilmSectionProps {
  card: PlayerCard;
}

/** The player's film: a poster that loads the player on click, a plain link, or the place where it will be. */
export function FilmSection({ card }: FilmSectionProps) {
  const labels = useLabels(playerCardsLabels);
  const found = film(card.highlightsLink);
  return (
    <Band id="film" ground="aged" labelledBy="film-heading" className={styles.section}>
      <h2 id="film-heading" className={`title ${styles.heading}`}>
        {labels.film}
      </h2>
      {found ? <FoundFilm film={found} name={`${card.name} ${card.lastName}`} /> : <NoFilm name={card.name} />}
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

function NoFilm({ name }: { name: string }) {
  const labels = useLabels(playerCardsLabels);
  return (
    <div className={styles.nothing}>
      <p className="h3">{labels.noFilmTitle}</p>
      <p className="muted">{labels.noFilmText(name)}</p>
    </div>
  );
}
