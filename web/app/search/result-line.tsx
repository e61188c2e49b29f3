import { ART_HEIGHT, ART_WIDTH, countryCode } from '@upfield/cms/art';
import type { SearchLabels } from '~/labels/en/search';
import '~/player-cards/country-inks.css';
import { initials } from '~/player-cards/rules/names';
import { sportHeading } from '~/player-cards/rules/sport-name';
import { Icon } from '~/ui/icon';
import { arrowRight } from '~/ui/icon-paths';
import { Picture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import type { PageResult, PlayerResult } from './answer';
import { users } from './icon-paths';
import styles from './result-line.module.css';
import type { Suggestion } from './suggestions';

const THUMBNAIL: PictureFit = { sizes: '44px', from: 44, to: 44 };

interface LineProps<Result> {
  result: Result;
  labels: SearchLabels;
}

/** The content of the link that a result is. */
export function ResultLine({ result, labels }: LineProps<Suggestion>) {
  switch (result.kind) {
    case 'player':
      return <PlayerLine result={result.player} labels={labels} />;
    case 'page':
      return <PageLine result={result.page} labels={labels} />;
    case 'all-players':
      return <AllPlayersLine result={result.total} labels={labels} />;
  }
}

/** What a result says of a player: small sticker or initials, name, sport and class. */
function PlayerLine({ result, labels }: LineProps<PlayerResult>) {
  const { name, lastName, sport, country, highSchoolGraduation, cardImageUrl } = result;
  return (
    <span className={styles.line}>
      <span className={styles.sticker} data-country={countryCode(country)} aria-hidden="true">
        {cardImageUrl ? (
          <Picture src={cardImageUrl} alt="" width={ART_WIDTH} height={ART_HEIGHT} fit={THUMBNAIL} />
        ) : (
          <span className={`shout ${styles.initials}`}>{initials(name, lastName)}</span>
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{`${name} ${lastName}`}</span>
        <span className={styles.facts}>
          {sport ? <span>{sportHeading(sport.name)}</span> : null}
          <span>{country}</span>
          {highSchoolGraduation ? <span>{labels.classOf(highSchoolGraduation)}</span> : null}
        </span>
      </span>
    </span>
  );
}

/** What a result says of a page: its title, and what kind of page it is where that is not plain. */
function PageLine({ result, labels }: LineProps<PageResult>) {
  return (
    <span className={styles.line}>
      <span className={styles.icon} aria-hidden="true">
        <Icon shape={result.kind === 'sport' ? users : arrowRight} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{result.title}</span>
        {result.kind === 'sport' ? (
          <span className={styles.facts}>
            <span>{labels.cardsOfSport}</span>
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** The link to all players found. */
function AllPlayersLine({ result, labels }: LineProps<number>) {
  return (
    <span className={styles.line}>
      <span className={styles.icon} aria-hidden="true">
        <Icon shape={arrowRight} />
      </span>
      <span className={styles.name}>{labels.allPlayers(result)}</span>
    </span>
  );
}
