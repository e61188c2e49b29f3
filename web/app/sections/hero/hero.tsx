import type { FilmHead } from '@upfield/cms/contract';
import { Ticket } from '~/sections/ticket/ticket';
import { BackgroundFilm, chosenPoster, filmFiles, PHONE, PITCH_HERO, type Poster, WIDER } from '~/ui/background-film';
import { knownCount, leading, wordsOf } from '~/ui/fit';
import styles from './hero.module.css';
import { lettersAsWide } from './word-width';

const OUR_POSTER: Poster = {
  src: '/media/pitch-hero.webp',
  width: 1600,
  height: 900,
  sources: [
    { media: PHONE, type: 'image/avif', srcSet: '/media/pitch-hero-small.avif' },
    { media: PHONE, type: 'image/webp', srcSet: '/media/pitch-hero-small.webp' },
    { media: WIDER, type: 'image/avif', srcSet: '/media/pitch-hero.avif' },
  ],
};

/** The still of the cover: the editor's, else the tactics board. */
export const heroPoster = (head: FilmHead): Poster => chosenPoster(head.poster) ?? OUR_POSTER;

/** The cover: a film over the whole first screen, the heading as large as it goes, and the ticket with the first step. */
export function Hero({ head }: { head: FilmHead }) {
  const words = wordsOf(head.heading);
  return (
    <section className={`${styles.hero} on-dark`}>
      <BackgroundFilm poster={heroPoster(head)} files={filmFiles(head, PITCH_HERO)} />
      <div className={`wrap ${styles.in}`} data-letters={knownCount(lettersAsWide(words))}>
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
