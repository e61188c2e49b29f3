import type { FilmHead } from '@upfield/cms/contract';
import {
  BackgroundFilm,
  chosenPoster,
  filmFiles,
  PHONE,
  PITCH_GALLERY,
  type Poster,
  WIDER,
} from '~/ui/background-film';
import { LinkButton } from '~/ui/button';
import { leading, letterBucket, longestWord } from '~/ui/fit';
import styles from './gallery-hero.module.css';

const OUR_POSTER: Poster = {
  src: '/media/pitch-gallery.webp',
  width: 1600,
  height: 600,
  sources: [
    { media: PHONE, type: 'image/avif', srcSet: '/media/pitch-gallery-small.avif' },
    { media: WIDER, type: 'image/avif', srcSet: '/media/pitch-gallery.avif' },
  ],
};

/** The still of the gallery's head: the editor's, else the tactics board. */
export const galleryPoster = (hero: FilmHead): Poster => chosenPoster(hero.poster) ?? OUR_POSTER;

interface GalleryHeroProps {
  hero: FilmHead;
  /** The heading alone: whoever looks for players sees the first of them at once. */
  folded: boolean;
}

/** The gallery's head: background film and intro block (specification §2, Player cards list). */
export function GalleryHero({ hero, folded }: GalleryHeroProps) {
  if (folded) {
    return (
      <section className={`on-dark ${styles.folded}`}>
        <div className="wrap">
          <h1 className="shout">{hero.heading}</h1>
        </div>
      </section>
    );
  }
  return (
    <section className={`on-dark ${styles.hero}`}>
      <BackgroundFilm poster={galleryPoster(hero)} files={filmFiles(hero, PITCH_GALLERY)} />
      <div className={`wrap ${styles.inner}`}>
        <h1
          className={`shout ${styles.heading}`}
          data-letters={letterBucket(longestWord(hero.heading))}
          data-leading={leading(hero.heading)}
        >
          {hero.heading}
        </h1>
        {hero.text || hero.link ? (
          <div className={styles.ticket}>
            {hero.text ? <p>{hero.text}</p> : null}
            {hero.link ? <LinkButton href={hero.link.href}>{hero.link.label}</LinkButton> : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
