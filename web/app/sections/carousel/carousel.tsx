import { type ReactNode, useRef } from 'react';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import styles from './carousel.module.css';
import { CarouselButtons } from './carousel-buttons';
import type { CarouselName } from './settings';
import { useEngine } from './use-engine';

export interface Slide {
  key: string | number;
  content: ReactNode;
}

interface CarouselProps {
  name: CarouselName;
  /** Names the carousel for screen readers. */
  label: string;
  slides: Slide[];
  /** Draws the line above the row; gets the controls to stand on it. */
  head?: (controls: ReactNode) => ReactNode;
  /** Shows one dot a slide beside the buttons. */
  dots?: boolean;
  className?: string;
}

/** A row of slides. The server draws it as a scroll-snap row, which is what a visitor without script keeps. */
export function Carousel({ name, label, slides, head, dots = false, className }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const labels = useLabels(sectionsLabels);
  const engine = useEngine(row, name);
  const buttons = <CarouselButtons engine={engine} count={slides.length} dots={dots} />;
  return (
    <section
      className={[styles.carousel, styles[name], className].filter(Boolean).join(' ')}
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={engine.ready || undefined}
    >
      {head?.(buttons)}
      <div ref={row} className={`swiper ${styles.row}`}>
        <div
          className={`swiper-wrapper ${styles.track}`}
          // Until the engine has its buttons, the row is scrolled by the arrow keys
          tabIndex={engine.ready ? undefined : 0}
        >
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of content; <fieldset> is for form controls
            <div
              key={key}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(index + 1, slides.length)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {head ? null : <div className={styles.foot}>{buttons}</div>}
    </section>
  );
}
