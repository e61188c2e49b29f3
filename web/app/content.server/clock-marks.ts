import { CLOCK_MARKS, type ClockMark, clockChanges, clockWords, nextClass } from '@upfield/cms/contract';
import { currentRendering } from './rendering';

const MARK = new RegExp(`\\{\\{\\s*(${CLOCK_MARKS.join('|')})\\s*\\}\\}`, 'g');

/** The next class to finish school; a page that reads it is kept until it is another one. */
export function readNextClass(now = new Date()): number {
  currentRendering().changesAt(clockChanges(now));
  return nextClass(now);
}

/**
 * Fills the marks that follow the clock, in every text of what was read; the page is then kept until one of them changes.
 * @param content an answer of the CMS, which others share: it stays as it is
 * @returns a copy of what has a mark; a part without one is the content's own
 */
export function withClock<Content>(content: Content, now = new Date()): Content {
  const words = clockWords(now);
  const filledText = (text: string) =>
    text.replace(MARK, (_, name: ClockMark) => {
      currentRendering().changesAt(clockChanges(now));
      return words[name];
    });
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('{{') ? filledText(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    const changed = Object.entries(value).flatMap(([name, part]) => {
      const after = filled(part);
      return after === part ? [] : [[name, after] as const];
    });
    if (changed.length === 0) return value;
    return Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(changed));
  };
  return filled(content) as Content;
}
