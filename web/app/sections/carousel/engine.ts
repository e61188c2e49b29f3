import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import 'swiper/css';
import { AUTOPLAY_MS, type CarouselShape, SPEED_MS } from './settings';

export interface EngineOptions extends CarouselShape {
  /** The slide that the row begins with, from 0. */
  initialSlide: number;
  /** False under prefers-reduced-motion: slides then move only when asked to, and at once. */
  moving: boolean;
  onSlide: (index: number) => void;
  /** All slides are in view, so there is nothing to move. */
  onLock: (locked: boolean) => void;
}

/**
 * Gives a row of slides its motion: loop, autoplay, keys (specification §9).
 * @param row the element around the track, drawn by the server as a scroll-snap row, which no longer scrolls
 */
export function startEngine(row: HTMLElement, options: EngineOptions): Swiper {
  const { 0: smallest = 1, ...wider } = options.perView;
  const engine = new Swiper(row, {
    modules: [A11y, Autoplay, Keyboard],
    slidesPerView: smallest,
    spaceBetween: options.spacing,
    initialSlide: options.initialSlide,
    breakpoints: Object.fromEntries(Object.entries(wider).map(([width, count]) => [width, { slidesPerView: count }])),
    speed: options.moving ? SPEED_MS : 0,
    /* Where all slides are in view Swiper locks the row instead, width by width. */
    loop: true,
    /*
     * On each report of the observer, of a new height too, the engine slides to the slide of that moment two frames later, and
     * so undoes a press in between. Only the window's width changes the width of a row.
     */
    resizeObserver: false,
    /* A second press during the move counts too. */
    loopPreventsSliding: false,
    autoplay: options.moving ? { delay: AUTOPLAY_MS, disableOnInteraction: false } : false,
    keyboard: { enabled: true, onlyInViewport: true },
    /* The slides have labels of their own: at each width Swiper would renumber them, and label all of them as the first. */
    a11y: { slideRole: 'group', slideLabelMessage: '', scrollOnFocus: false },
    on: {
      realIndexChange: ({ realIndex }) => options.onSlide(realIndex),
      lock: () => options.onLock(true),
      unlock: () => options.onLock(false),
    },
  });
  followFocus(engine);
  return engine;
}

/** Shows the slide that the keyboard's focus comes to, at once. Swiper's own way would miss it within a tenth of a second of the start. */
function followFocus(engine: Swiper): void {
  const listening = new AbortController();
  engine.on('destroy', () => listening.abort());
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('.swiper-slide');
    if (!slide || engine.slides.indexOf(slide) === engine.activeIndex) return;
    // The browser scrolls the row to what has the focus; the engine moves it instead.
    requestAnimationFrame(() => {
      if (engine.destroyed) return;
      engine.el.scrollLeft = 0;
      engine.slideToLoop(Number(slide.dataset.swiperSlideIndex ?? 0), 0);
    });
  };
  engine.el.addEventListener('focusin', follow, { signal: listening.signal });
}

/** @returns the number, from 0, of the slide that stands at the start of a row scrolled by hand */
export function slideReached(row: HTMLElement): number {
  const track = row.querySelector('.swiper-wrapper');
  const slides = [...(track?.children ?? [])].map((slide) => slide.getBoundingClientRect().left);
  const start = row.getBoundingClientRect().left;
  const distances = slides.map((left) => Math.abs(left - start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
