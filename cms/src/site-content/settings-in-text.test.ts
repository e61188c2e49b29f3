import { expect, test } from 'vitest';
import { unknownMarks, withSettings } from './settings-in-text';

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

test.each([
  ['After {{ leadRetentionMonths }} months', []],
  ['After {{months}} months, {{birthDate}}, {{constructor}}', ['{{months}}', '{{constructor}}']],
  [[{ type: 'paragraph', children: [{ type: 'text', text: 'Kept {{for ever}} {{forever}}' }] }], ['{{forever}}']],
  [null, []],
])('of %j these print nothing: %j', (text, marks) => expect(unknownMarks(text)).toEqual(marks));
