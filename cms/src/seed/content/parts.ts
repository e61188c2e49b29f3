import type { RichText } from '../../contract';

/** Building blocks of the demo content. */

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
