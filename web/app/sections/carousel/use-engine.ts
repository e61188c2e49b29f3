import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { fetchPart } from '~/browser/lazy-part';
import { untilNear } from '~/browser/near';
import { CAROUSELS, type CarouselName, RETRY_EVERY_MS, START_AFTER_MS } from './settings';

type EngineModule = typeof import('./engine');

/** Loads the engine once the row is near and the page usable; a failed download is tried again, as specification §9 asks. */
async function loadEngine(row: Element | null, signal: AbortSignal): Promise<EngineModule | null> {
  let wait = START_AFTER_MS;
  if (row) await untilNear(row, signal);
  while (!signal.aborted) {
    await new Promise((done) => setTimeout(done, wait));
    if (signal.aborted) return null;
    const engine = await fetchPart(() => import('./engine')).catch(() => null);
    if (engine) return engine;
    wait = RETRY_EVERY_MS;
  }
  return null;
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface CarouselControls {
  /** The engine runs; before that the row is a plain scroll-snap row. */
  ready: boolean;
  /** Everything is in view: no controls are needed. */
  locked: boolean;
  /** Whether autoplay is on: the visitor has not stopped it. */
  playing: boolean;
  /** False under prefers-reduced-motion: there is no autoplay to pause. */
  canPlay: boolean;
  index: number;
  previous: () => void;
  next: () => void;
  show: (index: number) => void;
  toggle: () => void;
}

/**
 * Runs the carousel's engine on a row of slides.
 * @param row element with the classes Swiper looks for
 */
export function useEngine(row: RefObject<HTMLElement>, name: CarouselName): CarouselControls {
  const swiper = useRef<Swiper | null>(null);
  const [ready, setReady] = useState(false);
  const [locked, setLocked] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [canPlay, setCanPlay] = useState(true);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    void loadEngine(row.current, stop.signal).then((engine) => {
      if (!engine || !row.current || stop.signal.aborted) return;
      const moving = !prefersStill();
      setCanPlay(moving);
      swiper.current = engine.startEngine(row.current, {
        ...CAROUSELS[name],
        moving,
        onSlide: setIndex,
        onLock: setLocked,
      });
      setIndex(swiper.current.realIndex);
      setLocked(swiper.current.isLocked ?? false);
      setReady(true);
    });
    return () => {
      stop.abort();
      swiper.current?.destroy(true, true);
      swiper.current = null;
    };
  }, [row, name]);

  usePauseWhileUsed(row, swiper, ready && playing && canPlay);

  return {
    ready,
    locked,
    playing,
    canPlay,
    index,
    previous: useCallback(() => swiper.current?.slidePrev(), []),
    next: useCallback(() => swiper.current?.slideNext(), []),
    show: useCallback((to: number) => swiper.current?.slideToLoop(to), []),
    toggle: useCallback(() => setPlaying((on) => !on), []),
  };
}

/** Pauses autoplay while the pointer or the focus is on the row (WCAG 2.2.2). */
function usePauseWhileUsed(row: RefObject<HTMLElement>, swiper: RefObject<Swiper | null>, playing: boolean) {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const used = { pointer: false, focus: false };
    const apply = () => {
      const autoplay = swiper.current?.autoplay;
      if (playing && !used.pointer && !used.focus) autoplay?.start();
      else autoplay?.stop();
    };
    const listen = new AbortController();
    const on = (event: string, change: (event: Event) => void) =>
      element.addEventListener(
        event,
        (happened) => {
          change(happened);
          apply();
        },
        { signal: listen.signal },
      );
    on('pointerenter', () => {
      used.pointer = true;
    });
    on('pointerleave', () => {
      used.pointer = false;
    });
    on('focusin', () => {
      used.focus = true;
    });
    on('focusout', () => {
      used.focus = false;
    });
    apply();
    return () => listen.abort();
  }, [row, swiper, playing]);
}
