import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import { IconButton } from '~/ui/icon-button';
import { arrowLeft, arrowRight, pause, play } from '~/ui/icon-paths';
import styles from './carousel.module.css';
import type { CarouselControls } from './use-engine';

interface CarouselButtonsProps {
  engine: CarouselControls;
  count: number;
  dots: boolean;
}

/** Previous, next and pause. They appear with the engine: without script the row is scrolled by hand. */
export function CarouselButtons({ engine, count, dots }: CarouselButtonsProps) {
  const labels = useLabels(sectionsLabels);
  return (
    <div className={styles.buttons} hidden={!engine.ready || engine.locked}>
      {dots ? (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
              key={index}
              type="button"
              className={styles.dot}
              aria-label={labels.showSlide(index + 1)}
              aria-current={index === engine.index ? 'true' : undefined}
              onClick={() => engine.show(index)}
            />
          ))}
        </div>
      ) : null}
      {engine.canPlay ? (
        <IconButton
          shape={engine.playing ? pause : play}
          label={engine.playing ? labels.pauseCarousel : labels.playCarousel}
          onClick={engine.toggle}
        />
      ) : null}
      <IconButton shape={arrowLeft} label={labels.previousSlide} onClick={engine.previous} />
      <IconButton shape={arrowRight} label={labels.nextSlide} onClick={engine.next} />
    </div>
  );
}
