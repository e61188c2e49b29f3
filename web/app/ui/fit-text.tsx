import { useRef } from 'react';
import { letterBucket } from './fit';
import styles from './fit-text.module.css';
import { useFitText } from './use-fit-text';

interface FitTextProps {
  text: string;
  /**
   * Sets `font-size` by the letter count in `--letters`, for the page before any script:
   * `font-size: min(16cqi, calc(92cqi / (var(--letters) * 0.535)))`.
   */
  className?: string;
  /** Widest letters allowed, in per cent of the width axis. */
  widest?: number;
}

/** A name that fills its plate, as on the back of a shirt. */
export function FitText({ text, className, widest }: FitTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  useFitText(element, text, { widest });
  return (
    <span
      ref={element}
      className={className ? `${styles.fit} ${className}` : styles.fit}
      data-letters={letterBucket(text)}
    >
      <span>{text}</span>
    </span>
  );
}
