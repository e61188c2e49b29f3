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
 */
export function withClock<Content>(content: Content, now = new Date()): Content {
  const words = clockWords(now);
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(MARK, (_, name: ClockMark) => {
        currentRendering().changesAt(clockChanges(now));
        return words[name];
      });
    }
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part)]));
  };
  return filled(content) as Content;
}
