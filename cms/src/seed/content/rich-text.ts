import type { RichText } from '../../contract';

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
