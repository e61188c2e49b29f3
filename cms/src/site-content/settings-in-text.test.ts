import { expect, test } from 'vitest';
import { withSettings } from './settings-in-text';

const settings = new Map([['months', '36']]);

test('marks are replaced by settings at every depth', () => {
  const page = { id: 1, title: 'After {{months}} months', text: [{ children: [{ text: '{{ months }}' }] }], seo: null };
  expect(withSettings(page, settings)).toEqual({
    id: 1,
    title: 'After 36 months',
    text: [{ children: [{ text: '36' }] }],
    seo: null,
  });
});

test.each(['{{month}}', '{{constructor}}', '{months}', '{{}}'])('%s, which is no mark, stays', (text) =>
  expect(withSettings(text, settings)).toBe(text),
);
