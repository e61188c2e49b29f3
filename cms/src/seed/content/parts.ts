import type { Link, RichText } from '../../contract';

/** Building blocks of the demo content. A page has its pictures, links, prices and dates once, in the language of its path; the twin takes them from there. */

/** A link that opens in the same tab. */
export const link = (label: string, href: string) => ({ label, href, newTab: false });

/** A page's own title and description; its shared picture is the site's. */
export const seo = (title: string, description: string) => ({ title, description, image: null });

const text = (words: string) => [{ type: 'text' as const, text: words }];

/** Rich text of plain paragraphs. */
export const paragraphs = (...words: string[]): RichText =>
  words.map((paragraph) => ({ type: 'paragraph', children: text(paragraph) }));

/** A list with a dot before each line. */
export const list = (...lines: string[]): RichText => [
  {
    type: 'list',
    format: 'unordered',
    children: lines.map((line) => ({ type: 'list-item', children: text(line) })),
  },
];

/** A link of the other language with words of this one; none where there is none. */
export const relabel = <Place extends Link | null>(place: Place, label: string): Place => place && { ...place, label };

/**
 * A list of the other language with words of this one: its pictures, targets, numbers and switches stay.
 * @param items of the other language
 * @param words of each item, in the same order
 * @throws where one list is longer
 */
export function withWords<Item extends object>(items: readonly Item[], words: readonly Partial<Item>[]): Item[] {
  if (words.length !== items.length) throw new Error(`Words of ${words.length} items for a list of ${items.length}`);
  return items.map((item, index) => ({ ...item, ...words[index] }));
}

/** Links of the other language with words of this one, in the same order. */
export const relabelAll = (links: readonly Link[], labels: readonly string[]): Link[] =>
  withWords(
    links,
    labels.map((label) => ({ label })),
  );
