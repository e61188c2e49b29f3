import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeMessage, encodeMessage, format, type MessageKey } from './messages';
import { en } from './messages.en';
import { es } from './messages.es';

const marks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('both languages have the same texts with the same values in them', () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en) as MessageKey[]) expect(marks(es[key]), key).toEqual(marks(en[key]));
});

test('a message is printed with its values', () => {
  expect(format({ key: 'image.size', values: { max: 5 } })).toBe('File is too large. Maximum size is 5MB.');
  expect(format({ key: 'image.size', values: { max: 5 } }, 'es')).toContain('5');
});

test('a message that passed through zod is unchanged', () => {
  expect(decodeMessage(encodeMessage('rule.max', { max: 4 }))).toEqual({ key: 'rule.max', values: { max: 4 } });
  expect(decodeMessage('Invalid input')).toBeNull();
});

/** Texts that only the web prints are in its own labels. */
test('every message is said by the CMS or by a rule of the contract', () => {
  const source = join(__dirname, '..');
  const said = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/messages\.\w+\.ts$|\.test\.ts$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join();
  expect(Object.keys(en).filter((key) => !said.includes(`'${key}'`))).toEqual([]);
});
