import type { FilmHead } from '@upfield/cms/contract';
import { BackgroundFilm, filmFiles, PITCH_GALLERY } from '~/ui/background-film';
import { LinkButton } from '~/ui/button';
import { leading } from '~/ui/fit';
import styles from './gallery-hero.module.css';

const POSTER = { src: '/media/pitch-gallery.webp', width: 1280, height: 720 };

interface GalleryHeroProps {
  hero: FilmHead;
}

/** The gallery's head: background film and intro block (specification §2, Player cards list). */
export function GalleryHero({ hero }: GalleryHeroProps) {
  const poster = hero.poster
    ? { src: hero.poster.url, width: hero.poster.width ?? POSTER.width, height: hero.poster.height ?? POSTER.height }
    : POSTER;
  return (
    <section className={`on-dark ${styles.hero}`}>
      <BackgroundFilm poster={poster} files={filmFiles(hero, PITCH_GALLERY)} />
      <div className={`wrap ${styles.inner}`}>
        <h1 className={`shout ${styles.heading}`} data-leading={leading(hero.heading)}>
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
