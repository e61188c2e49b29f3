import { ART_HEIGHT, ART_WIDTH, classNumber, countryCode } from '@upfield/cms/art';
import type { PlayerCard } from '@upfield/cms/contract';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { leading } from '~/ui/fit';
import { FitText } from '~/ui/fit-text';
import { Picture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { artAddress, drawingOf } from '../art/art-address';
import { surnameLines } from '../rules/names';
import { Flag } from '../sticker/flag';
import { pictureState } from '../sticker/sticker-picture';
import styles from './player-hero.module.css';
import '../country-inks.css';

const GROUND = { width: 1440, height: 720 };
const BANNER = { width: 1800, height: 640 };
const PORTRAIT = { width: 1000, height: 1280 };
export const BANNER_FIT: PictureFit = { sizes: '100vw', from: 640, to: 1920 };
/** Phones show no banner (player-hero.module.css), and then load none. */
export const BANNER_WINDOWS = '(min-width: 701px)';
export const PORTRAIT_FIT: PictureFit = { sizes: '(max-width: 700px) 100vw, 48vw', from: 320, to: 920 };

interface PlayerHeroProps {
  card: PlayerCard;
}

/** The head of a player's page: name left, picture right, never over one another (DESIGN, Player page). */
export function PlayerHero({ card }: PlayerHeroProps) {
  const lines = surnameLines(card.lastName);
  const look = [
    styles.hero,
    pictureState(card) !== 'cut-out' && styles.withPicture,
    card.bannerImageUrl && styles.withBanner,
    lines.length > 1 && styles.twoLines,
  ];
  return (
    <section className={look.filter(Boolean).join(' ')} data-country={countryCode(card.country)}>
      <div className={styles.ground}>
        <img src={artAddress(drawingOf(card, 'hero'))} alt="" {...GROUND} />
        {card.bannerImageUrl ? (
          <div className={styles.banner}>
            <Picture src={card.bannerImageUrl} alt="" {...BANNER} fit={BANNER_FIT} />
          </div>
        ) : null}
      </div>
      <div className={`wrap ${styles.inner}`}>
        <HeroPicture card={card} />
        <div className={styles.copy}>
          <p className={styles.country}>
            <Flag country={card.country} className={styles.flag} />
            <span>{card.country}</span>
          </p>
          <h1>
            <span className={styles.first}>{card.name}</span>{' '}
            {lines.map((line, index) => (
              <span key={line} className={styles.last} data-leading={leading(line)}>
                {index > 0 && !lines[0].endsWith('-') ? <span className="vh"> </span> : null}
                <FitText text={line} className={styles.lastName} />
              </span>
            ))}
          </h1>
        </div>
      </div>
    </section>
  );
}

function HeroPicture({ card }: PlayerHeroProps) {
  const labels = useLabels(playerCardsLabels);
  const name = `${card.name} ${card.lastName}`;
  const state = pictureState(card);
  if (state !== 'cut-out') {
    return (
      <div className={styles.picture}>
        <span className={state === 'drawn' ? `${styles.photo} ${styles.drawn}` : styles.photo}>
          <Picture src={card.cardImageUrl ?? ''} alt={labels.photoOf(name)} {...PORTRAIT} fit={PORTRAIT_FIT} priority />
        </span>
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      <span className={styles.number} aria-hidden="true">
        {classNumber(card.highSchoolGraduation)}
      </span>
      <img
        className={styles.cutOut}
        src={artAddress(drawingOf(card, 'bust'))}
        alt={labels.noPhotoOf(name)}
        width={ART_WIDTH}
        height={ART_HEIGHT}
      />
    </div>
  );
}
