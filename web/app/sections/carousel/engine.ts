import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import 'swiper/css';
import { AUTOPLAY_MS, type CarouselShape, SPEED_MS } from './settings';

export interface EngineOptions extends CarouselShape {
  /** False under prefers-reduced-motion: slides then move only when asked to, and at once. */
  moving: boolean;
  /** Name of one slide for a screen reader, such as "2 of 5". */
  slideLabel: (number: number | string, of: number | string) => string;
  onSlide: (index: number) => void;
  /** All slides are in view, so there is nothing to move. */
  onLock: (locked: boolean) => void;
}

/**
 * Gives a row of slides its motion: loop, autoplay, keys, names for screen readers (specification §9).
 * @param row the element around the track, already drawn by the server as a scroll-snap row
 */
export function startEngine(row: HTMLElement, options: EngineOptions): Swiper {
  const { 0: smallest = 1, ...wider } = options.perView;
  const slides = row.querySelectorAll('.swiper-slide').length;
  /* Swiper can wrap around only when there are more slides than it shows; else it goes back to the first. */
  const wraps = slides > Math.max(...Object.values(options.perView));
  return new Swiper(row, {
    modules: [A11y, Autoplay, Keyboard],
    slidesPerView: smallest,
    spaceBetween: options.spacing,
    breakpoints: Object.fromEntries(Object.entries(wider).map(([width, count]) => [width, { slidesPerView: count }])),
    speed: options.moving ? SPEED_MS : 0,
    loop: wraps,
    rewind: !wraps,
    /* A second press during the move counts too. */
    loopPreventsSliding: false,
    autoplay: options.moving ? { delay: AUTOPLAY_MS, disableOnInteraction: false } : false,
    keyboard: { enabled: true, onlyInViewport: true },
    a11y: { slideRole: 'group', slideLabelMessage: options.slideLabel('{{index}}', '{{slidesLength}}') },
    on: {
      realIndexChange: ({ realIndex }) => options.onSlide(realIndex),
      lock: () => options.onLock(true),
      unlock: () => options.onLock(false),
    },
  });
}
