import type { FilmHead, Media } from '@upfield/cms/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import styles from './background-film.module.css';
import { IconButton } from './icon-button';
import { pause, play } from './icon-paths';
import { type PictureFit, type PictureSource, pictureSources } from './picture-fit';

interface FilmFile {
  url: string;
  mime: string;
  /** The windows that this file is for; all without it. */
  media?: string;
}

/** Windows of phones, and all others. */
export const PHONE = '(max-width: 699px)';
export const WIDER = '(min-width: 700px)';

/** The moving tactics board that plays where an editor has chosen no film of their own. A browser too old for `media` takes the first. */
const tacticsBoard = (name: string): FilmFile[] =>
  [
    { file: name, media: WIDER },
    { file: `${name}-small`, media: PHONE },
  ].flatMap(({ file, media }) =>
    ['webm', 'mp4'].map((format) => ({ url: `/media/${file}.${format}`, mime: `video/${format}`, media })),
  );

export const PITCH_HERO = tacticsBoard('pitch-hero');
export const PITCH_GALLERY = tacticsBoard('pitch-gallery');

/** The files of a page's head: the editor's film, else ours; none when the switch is off. */
export function filmFiles({ showFilm, film }: Pick<FilmHead, 'showFilm' | 'film'>, ours: FilmFile[]): FilmFile[] {
  if (!showFilm) return [];
  return film ? [{ url: film.url, mime: film.mime }] : ours;
}

/** The still that shows until the film plays, and instead of it. */
export interface Poster {
  src: string;
  width: number;
  height: number;
  /** Smaller files and other framings, the best first. */
  sources: PosterSource[];
}

interface PosterSource extends PictureSource {
  /** The windows that this framing is for. */
  media?: string;
}

/** A still covers a phone's upright window, so that its sides are cut: half as wide again is sharp enough behind a heading. */
const COVER: PictureFit = { sizes: '(max-width: 699px) 150vw, 100vw', from: 480, to: 1920 };

/** The still that an editor chose. */
export function chosenPoster(media: Media): Poster | null {
  if (!media) return null;
  const { url, width, height } = media;
  return {
    src: url,
    width: width ?? 1600,
    height: height ?? 900,
    sources: pictureSources(url, COVER, width ?? undefined),
  };
}

interface BackgroundFilmProps {
  poster: Poster;
  /** Best format first; none means that only the still shows. */
  files: FilmFile[];
}

/** A looping, muted background film with its pause button. Decoration: the text over it has the same information. */
export function BackgroundFilm({ poster, files }: BackgroundFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const labels = useLabels(sectionsLabels);
  const film = useFilm(video, files.length > 0);
  return (
    <>
      <div className={styles.picture} aria-hidden="true">
        <picture>
          {poster.sources.map((source) => (
            <source key={source.srcSet} {...source} />
          ))}
          <img src={poster.src} width={poster.width} height={poster.height} alt="" {...{ fetchpriority: 'high' }} />
        </picture>
        {film.wanted ? (
          <video ref={video} muted loop playsInline tabIndex={-1}>
            {files.map(({ url, mime, media }) => (
              <source key={url} src={url} type={mime} media={media} />
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

interface SavingConnection {
  saveData?: boolean;
}

/** A visitor who asked for less motion or less data gets the poster, and may still start the film. */
function prefersStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: SavingConnection };
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** Does work once the page has loaded and the browser is idle. @returns a function that cancels it */
function whenIdle(work: () => void): () => void {
  const called = new AbortController();
  const { signal } = called;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(work, { timeout: 4000 });
      signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
    } else {
      const handle = setTimeout(work, 1500);
      signal.addEventListener('abort', () => clearTimeout(handle));
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => called.abort();
}

interface FilmControls {
  /** The film's files may be loaded. */
  wanted: boolean;
  playing: boolean;
  toggle: () => void;
}

/** Loads a background film after the page has loaded and become idle, and starts and stops it. */
function useFilm(video: RefObject<HTMLVideoElement>, enabled: boolean): FilmControls {
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!enabled || prefersStill()) return;
    return whenIdle(() => {
      setWanted(true);
      setPlaying(true);
    });
  }, [enabled]);

  useEffect(() => {
    const film = video.current;
    if (!film || !wanted) return;
    /* A browser may refuse to play; the button then offers it. */
    if (playing) film.play().catch(() => setPlaying(false));
    else film.pause();
  }, [video, wanted, playing]);

  const toggle = useCallback(() => {
    setWanted(true);
    setPlaying((on) => !on);
  }, []);
  return { wanted, playing, toggle };
}
