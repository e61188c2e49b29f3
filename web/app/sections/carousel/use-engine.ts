import { type RefObject, useCallback, useEffect, useState } from 'react';
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
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [ready, setReady] = useState(false);
  const [locked, setLocked] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [canPlay, setCanPlay] = useState(true);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    let started: Swiper | undefined;
    void loadEngine(row.current, stop.signal).then((engine) => {
      if (!engine || !row.current || stop.signal.aborted) return;
      const moving = !prefersStill();
      const initialSlide = engine.slideReached(row.current);
      // A row that still scrolled would snap back to its slide, and show the one after it: the focused one would be off the screen.
      // Not by React, which would have to draw at once and give up hydrating what is inside (its error 421).
      row.current.parentElement?.setAttribute('data-ready', 'true');
      started = engine.startEngine(row.current, {
        ...CAROUSELS[name],
        initialSlide,
        moving,
        onSlide: setIndex,
        onLock: setLocked,
      });
      setReady(true);
      setCanPlay(moving);
      setIndex(started.realIndex);
      setLocked(started.isLocked ?? false);
      setSwiper(started);
    });
    return () => {
      stop.abort();
      started?.destroy(true, true);
      setSwiper(null);
    };
  }, [row, name]);

  usePauseWhileUsed(row, swiper, playing && canPlay);

  return {
    ready,
    locked,
    playing,
    canPlay,
    index,
    previous: useCallback(() => swiper?.slidePrev(), [swiper]),
    next: useCallback(() => swiper?.slideNext(), [swiper]),
    show: useCallback((to: number) => swiper?.slideToLoop(to), [swiper]),
    toggle: useCallback(() => setPlaying((on) => !on), []),
  };
}

/** Pauses autoplay while the pointer or the focus is on the row (WCAG 2.2.2). */
function usePauseWhileUsed(row: RefObject<HTMLElement>, swiper: Swiper | null, playing: boolean) {
  useEffect(() => {
    const element = row.current;
    if (!element || !swiper) return;
    // Both may have come before the engine.
    const used = { pointer: element.matches(':hover'), focus: element.contains(document.activeElement) };
    const apply = () => {
      const { autoplay } = swiper;
      if (playing && !used.pointer && !used.focus) autoplay.start();
      else autoplay.stop();
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
