import { type RefObject, useCallback, useEffect, useState } from 'react';

interface SavingConnection {
  saveData?: boolean;
}

/** A visitor who asked for less motion or less data gets the poster, and may still start the film. */
function prefersStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: SavingConnection };
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: 4000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 1500);
  return () => clearTimeout(handle);
};

export interface FilmControls {
  /** The film's files may be loaded. */
  wanted: boolean;
  playing: boolean;
  toggle: () => void;
}

/** Loads a background film after the page has become idle, and starts and stops it. */
export function useFilm(video: RefObject<HTMLVideoElement>, enabled: boolean): FilmControls {
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
