import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import 'swiper/css';
import { AUTOPLAY_MS, type CarouselShape, SPEED_MS } from './settings';

export interface EngineOptions extends CarouselShape {
  /** False under prefers-reduced-motion: slides then move only when asked to, and at once. */
  moving: boolean;
  onSlide: (index: number) => void;
  /** All slides are in view, so there is nothing to move. */
  onLock: (locked: boolean) => void;
}

/**
 * Gives a row of slides its motion: loop, autoplay, keys (specification §9).
 * @param row the element around the track, already drawn by the server as a scroll-snap row
 */
export function startEngine(row: HTMLElement, options: EngineOptions): Swiper {
  const { 0: smallest = 1, ...wider } = options.perView;
  const initialSlide = slideReached(row);
  return new Swiper(row, {
    modules: [A11y, Autoplay, Keyboard],
    slidesPerView: smallest,
    spaceBetween: options.spacing,
    initialSlide,
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
    a11y: { slideRole: 'group', slideLabelMessage: '' },
    on: {
      realIndexChange: ({ realIndex }) => options.onSlide(realIndex),
      lock: () => options.onLock(true),
      unlock: () => options.onLock(false),
    },
  });
}

/**
 * Ends the scrolling by hand, which the row had until now.
 * @returns the number, from 0, of the slide that stands at its start
 */
function slideReached(row: HTMLElement): number {
  const track = row.querySelector('.swiper-wrapper');
  const slides = [...(track?.children ?? [])].map((slide) => slide.getBoundingClientRect().left);
  const start = row.getBoundingClientRect().left;
  track?.scrollTo({ left: 0, behavior: 'instant' });
  const distances = slides.map((left) => Math.abs(left - start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
