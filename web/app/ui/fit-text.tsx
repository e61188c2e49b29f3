import { type RefObject, useEffect, useRef } from 'react';
import { fitToPlate, letterBucket } from './fit';
import styles from './fit-text.module.css';

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
  useFitText(element, text, widest);
  return <TextToFit element={element} text={text} className={className} />;
}

interface TextToFitProps extends Omit<FitTextProps, 'widest'> {
  element?: RefObject<HTMLSpanElement>;
}

/** What `FitText` prints, for an ancestor that fits it by `useFitText`. */
export function TextToFit({ element, text, className }: TextToFitProps) {
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

/**
 * Makes a `TextToFit` fill its parent's width once it comes into view, and again when that width changes.
 * Without script its size follows from `data-letters`; the measured values are set through the CSSOM, never as a style attribute.
 * @param element it, or one that it is in
 * @param of what the text is made of, so that another one is fitted anew
 * @param widest letters allowed, in per cent of the width axis
 */
export function useFitText(element: RefObject<HTMLElement>, of: unknown, widest?: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the text is made of is not read here, but another text needs another fit.
  useEffect(() => {
    const name = textToFit(element.current);
    const box = name?.parentElement;
    if (!name || !box) return;
    const resized = new ResizeObserver(() => fit(name, box, widest));
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        void document.fonts.ready.then(() => resized.observe(box));
      },
      { rootMargin: '400px' },
    );
    seen.observe(box);
    return () => {
      seen.disconnect();
      resized.disconnect();
    };
  }, [element, of, widest]);
}

/** The outer element of a `TextToFit`. */
function textToFit(element: HTMLElement | null): HTMLElement | null {
  const selector = `.${styles.fit}`;
  return element?.matches(selector) ? element : (element?.querySelector<HTMLElement>(selector) ?? null);
}

function fit(name: HTMLElement, box: HTMLElement, widest: number | undefined): void {
  const { style } = name;
  style.fontSize = '';
  style.letterSpacing = '';
  style.display = 'inline-block';
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const fontSize = Number.parseFloat(getComputedStyle(name).fontSize);
  const measure = (width: number) => {
    style.fontStretch = `${width}%`;
    // Layout pixels: a sticker that is tilted or enlarged still measures as it is laid out.
    return name.offsetWidth;
  };
  if (room > 0) {
    const found = fitToPlate({ room, fontSize, letters: name.textContent?.length ?? 0, measure, widest });
    style.fontStretch = `${found.width.toFixed(1)}%`;
    if (found.scale < 1) style.fontSize = `${fontSize * found.scale * 0.995}px`;
    if (found.spacing > 0) style.letterSpacing = `${found.spacing.toFixed(4)}em`;
  }
  style.display = '';
}
