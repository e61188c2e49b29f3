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
    let isGone = false;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        void document.fonts.ready.then(() => {
          if (!isGone) plates().add({ name, box, widest });
        });
      },
      { rootMargin: '400px' },
    );
    seen.observe(box);
    return () => {
      isGone = true;
      seen.disconnect();
      plates().remove(box);
    };
  }, [element, of, widest]);
}

/** The outer element of a `TextToFit`. */
function textToFit(element: HTMLElement | null): HTMLElement | null {
  const selector = `.${styles.fit}`;
  return element?.matches(selector) ? element : (element?.querySelector<HTMLElement>(selector) ?? null);
}

/** A name, its plate, and the widest letters allowed, in per cent. */
interface NameOnPlate {
  name: HTMLElement;
  box: HTMLElement;
  widest?: number;
}

/** The plates that have come into view. Those whose width changes at once are fitted together. */
class Plates {
  private readonly names = new Map<Element, NameOnPlate>();
  private readonly resized = new ResizeObserver((entries) =>
    fitAll(entries.flatMap(({ target }) => this.names.get(target) ?? [])),
  );

  add(plate: NameOnPlate): void {
    this.names.set(plate.box, plate);
    this.resized.observe(plate.box);
  }

  remove(box: HTMLElement): void {
    this.names.delete(box);
    this.resized.unobserve(box);
  }
}

let inView: Plates | undefined;
/** Made when it is first needed: the server has no observers. */
const plates = () => (inView ??= new Plates());

/** A name that is being fitted. */
interface Fitting {
  name: HTMLElement;
  /** In pixels. */
  fontSize: number;
  search: ReturnType<typeof fitToPlate>;
  step: ReturnType<Fitting['search']['next']>;
}

/** Fits names together: at each step all are set, then all are measured, so that the page is laid out once a step and not once a name. */
function fitAll(plates: readonly NameOnPlate[]): void {
  for (const { name } of plates) {
    name.style.fontSize = '';
    name.style.letterSpacing = '';
    name.style.display = 'inline-block';
  }
  const fittings = plates.flatMap(startFitting);
  for (let open = fittings; open.length > 0; open = open.filter(({ step }) => !step.done)) measureOnce(open);
  for (const fitting of fittings) printFound(fitting);
  for (const { name } of plates) name.style.display = '';
}

/** Nothing for a name whose plate has no room, as while it is not shown. */
function startFitting({ name, box, widest }: NameOnPlate): Fitting[] {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  if (room <= 0) return [];
  const fontSize = Number.parseFloat(getComputedStyle(name).fontSize);
  const search = fitToPlate({ room, fontSize, letters: name.textContent?.length ?? 0, widest });
  return [{ name, fontSize, search, step: search.next() }];
}

function measureOnce(fittings: readonly Fitting[]): void {
  for (const { name, step } of fittings) name.style.fontStretch = `${step.value}%`;
  // Layout pixels: a sticker that is tilted or enlarged still measures as it is laid out.
  const widths = fittings.map(({ name }) => name.offsetWidth);
  for (const [index, fitting] of fittings.entries()) fitting.step = fitting.search.next(widths[index] ?? 0);
}

function printFound({ name, fontSize, step }: Fitting): void {
  if (!step.done) return;
  const { width, scale, spacing } = step.value;
  name.style.fontStretch = `${width.toFixed(1)}%`;
  if (scale < 1) name.style.fontSize = `${fontSize * scale * 0.995}px`;
  if (spacing > 0) name.style.letterSpacing = `${spacing.toFixed(4)}em`;
}
