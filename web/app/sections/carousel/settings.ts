/** Constants of the carousels (specification §9). */
export const AUTOPLAY_MS = 6000;
export const SPEED_MS = 500;
export const START_AFTER_MS = 500;
export const RETRY_EVERY_MS = 200;

/** How many slides are in view, by the minimum width of the window in pixels, and the space between them in pixels. */
export interface CarouselShape {
  perView: Readonly<Record<number, number>>;
  spacing: number;
}

/** `four`: packs and stamps. `program`: picture slides. `single`: quotes. */
export const CAROUSELS = {
  four: { perView: { 0: 1, 576: 2, 768: 3, 992: 4 }, spacing: 24 },
  program: { perView: { 0: 1, 576: 2, 992: 3 }, spacing: 30 },
  single: { perView: { 0: 1 }, spacing: 0 },
} as const satisfies Record<string, CarouselShape>;

export type CarouselName = keyof typeof CAROUSELS;
