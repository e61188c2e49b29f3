import { useRef } from 'react';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import { IconButton } from '~/ui/icon-button';
import { pause, play } from '~/ui/icon-paths';
import styles from './film.module.css';
import { useFilm } from './use-film';

export interface FilmFile {
  url: string;
  mime: string;
}

interface FilmProps {
  /** The still that shows until the film plays, and instead of it. */
  poster: { src: string; width: number; height: number };
  /** Narrower framing of the still, for windows under 700 px. */
  posterSmall?: string;
  /** Best format first; none means that only the still shows. */
  files: FilmFile[];
}

/** A looping, muted background film with its pause button. Decoration: whatever it shows is said in the text over it. */
export function Film({ poster, posterSmall, files }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const labels = useLabels(sectionsLabels);
  const film = useFilm(video, files.length > 0);
  return (
    <>
      <div className={styles.picture} aria-hidden="true">
        <picture>
          {posterSmall ? <source media="(max-width: 699px)" srcSet={posterSmall} /> : null}
          <img src={poster.src} width={poster.width} height={poster.height} alt="" {...{ fetchpriority: 'high' }} />
        </picture>
        {film.wanted ? (
          <video ref={video} muted loop playsInline tabIndex={-1}>
            {files.map(({ url, mime }) => (
              <source key={url} src={url} type={mime} />
            ))}
          </video>
        ) : null}
      </div>
      {files.length > 0 ? (
        <IconButton
          className={styles.toggle}
          shape={film.playing ? pause : play}
          label={film.playing ? labels.pauseFilm : labels.playFilm}
          onClick={film.toggle}
        />
      ) : null}
    </>
  );
}
