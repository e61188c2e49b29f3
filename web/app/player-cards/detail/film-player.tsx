import { useEffect, useRef, useState } from 'react';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { play } from '~/ui/icon-paths';
import { Picture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import styles from './film-player.module.css';

interface FilmPlayerProps {
  /** Address of the embedded player. */
  src: string;
  /** Whose film it is, or what it shows. */
  name: string;
  /** The still; the tactics board by default. */
  poster?: { src: string; width: number; height: number };
}

/** Our own still: nothing is loaded from a third party before the click. */
const POSTER_FIT: PictureFit = { sizes: '(max-width: 1476px) 92vw, 1358px', from: 280, to: 1358 };
const POSTER = { src: '/media/pitch-gallery.webp', width: 1280, height: 720 };

/** A still with a play button; the click puts the third party's player in its place. */
export function FilmPlayer({ src, name, poster = POSTER }: FilmPlayerProps) {
  const labels = useLabels(sectionsLabels);
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);
  return (
    <div className={styles.film}>
      {playing ? (
        <iframe
          ref={player}
          src={src}
          title={labels.highlightsOf(name)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <Picture {...poster} alt="" fit={POSTER_FIT} />
          <button
            type="button"
            className={styles.play}
            aria-label={labels.playHighlights(name)}
            onClick={() => setPlaying(true)}
          >
            <span className={styles.disc}>
              <Icon shape={play} />
            </span>
          </button>
        </>
      )}
    </div>
  );
}
