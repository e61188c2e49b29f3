import type { FilmHead } from '@upfield/cms/contract';
import { Ticket } from '~/sections/ticket/ticket';
import { BackgroundFilm, filmFiles, PITCH_HERO } from '~/ui/background-film';
import { leading, letterBucket, longestWord, wordsOf } from '~/ui/fit';
import styles from './hero.module.css';

const OUR_POSTER = { src: '/media/pitch-hero.webp', width: 1600, height: 900 };
const OUR_SMALL_POSTER = '/media/pitch-hero-small.webp';

/** The cover: a film over the whole first screen, the heading as large as it goes, and the ticket with the first step. */
export function Hero({ head }: { head: FilmHead }) {
  const words = wordsOf(head.heading);
  const poster = head.poster && {
    src: head.poster.url,
    width: head.poster.width ?? OUR_POSTER.width,
    height: head.poster.height ?? OUR_POSTER.height,
  };
  return (
    <section className={`${styles.hero} on-dark`}>
      <BackgroundFilm
        poster={poster ?? OUR_POSTER}
        posterSmall={poster ? undefined : OUR_SMALL_POSTER}
        files={filmFiles(head, PITCH_HERO)}
      />
      <div className={`wrap ${styles.in}`} data-letters={letterBucket(longestWord(head.heading))}>
        <h1 className={`shout ${styles.heading}`} data-leading={leading(head.heading)}>
          {words.map((word) => (
            <span key={word}>{`${word} `}</span>
          ))}
        </h1>
        <Ticket text={head.text} link={head.link} className={styles.ticket} />
      </div>
    </section>
  );
}
