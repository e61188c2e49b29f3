import type { DraftPage } from '@upfield/cms/contract';
import { LinkButton } from '~/ui/button';
import { leading, letterBucket, longestWord, wordsOf } from '~/ui/fit';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import styles from './draft-hero.module.css';
import { useIsOver } from './event';

export const STAR: PictureFit = { sizes: '(max-width: 860px) 79vw, min(38vw, 557px)', from: 240, to: 680 };

interface DraftHeroProps {
  page: Pick<DraftPage, 'hero' | 'event'>;
  /** The server's time when it drew the page, in milliseconds since 1970. */
  now: number;
}

/** Title, link to the registration, and the MVP. After the event's end it says that this edition is over (decisions, Routes). */
export function DraftHero({ page: { hero, event }, now: first }: DraftHeroProps) {
  const over = useIsOver(event, first);
  const words = wordsOf(hero.title);
  return (
    <section className={`${styles.hero} on-dark`}>
      <div className={`wrap ${styles.in}`}>
        <div className={styles.words} data-letters={letterBucket(longestWord(hero.title))}>
          <h1 className="shout" data-leading={leading(hero.title)}>
            {words.map((word) => (
              <span key={word} data-number={/^\d+$/.test(word) || undefined}>{`${word} `}</span>
            ))}
          </h1>
          <p className="lede">{hero.lead}</p>
          {over && hero.overText ? (
            <p className={styles.over} role="status">
              {hero.overText}
            </p>
          ) : null}
          {hero.button ? (
            <LinkButton href={hero.button.href}>{(over && hero.overButtonLabel) || hero.button.label}</LinkButton>
          ) : null}
        </div>
        <div className={styles.star}>
          <b className="shout" aria-hidden="true">
            {hero.pictureLabel}
          </b>
          <ContentPicture media={hero.picture} fit={STAR} priority />
        </div>
      </div>
    </section>
  );
}
