import { expect, test } from 'vitest';
import { plainText } from './compare';

const text = (words: string) => ({ type: 'text', text: words });

test('a long text is told line by line, with the targets of its links, without its formatting', () => {
  const link = { type: 'link', url: '/contact', children: [text('Write to us')] };
  const item = (words: string) => ({ type: 'list-item', children: [text(words)] });
  expect(
    plainText([
      { type: 'heading', level: 2, children: [text('Our story')] },
      { type: 'paragraph', children: [{ ...text('Two coaches. '), bold: true }, link, text('.')] },
      { type: 'list', format: 'unordered', children: [item('Soccer'), item('Tennis')] },
    ]),
  ).toBe('Our story\nTwo coaches. Write to us (/contact).\nSoccer\nTennis');
});

test.each([[null], [[]], [[{ type: 'paragraph', children: [text('')] }]]])('%j is nothing', (blocks) =>
  expect(plainText(blocks)).toBe(''),
);
