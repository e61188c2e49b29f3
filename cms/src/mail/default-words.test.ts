import { expect, test } from 'vitest';
import { DEFAULT_WORDS } from './default-words';
import { MAIL_TEMPLATES, type MailWords } from './template';

/** Parts that hold an address, the same in both languages. */
const isAddress = (part: string) => part === 'buttonLink';

test.each(MAIL_TEMPLATES)('the mail %s has the same parts in both languages, in other words', (name) => {
  const { en, es } = DEFAULT_WORDS[name];
  const parts = Object.keys(en) as (keyof MailWords)[];
  const filled = (words: MailWords) => parts.filter((part) => words[part]);
  expect(Object.keys(es).sort()).toEqual([...parts].sort());
  expect(filled(es)).toEqual(filled(en));
  for (const part of filled(en)) {
    if (isAddress(part)) expect(es[part]).toBe(en[part]);
    else expect(es[part], part).not.toBe(en[part]);
  }
});

test.each(MAIL_TEMPLATES)('the mail %s fills in the same marks in both languages', (name) => {
  const { en, es } = DEFAULT_WORDS[name];
  for (const part of Object.keys(en) as (keyof MailWords)[]) {
    const marks = (words: MailWords) => [...new Set(words[part]?.match(/\{\{\w+\}\}/g))].sort();
    expect(marks(es), part).toEqual(marks(en));
  }
});
