import { expect, it } from 'vitest';
import { writtenTexts } from './written-texts.ts';

const SOURCE = `
  import { link } from './parts';
  const words = {
    title: 'Ask us anything',
    hidden: 'camelCase',
    greet: (name: string) => \`Welcome, \${name}\`,
    label: { en: 'Small', es: 'Pequeña' },
    empty: 'vacío',
  };
`;
const shown = (texts: ReturnType<typeof writtenTexts>) =>
  texts.map(({ language, path, text }) => `${language} ${path}: ${text}`);

it('reads texts with their way and language, and leaves out names and paths', () =>
  expect(shown(writtenTexts(SOURCE, { language: 'en' }))).toEqual([
    'en words.title: Ask us anything',
    `en words.greet: Welcome, \${name}`,
    'en words.label: Small',
    'es words.label: Pequeña',
  ]));

it('takes every string of a file that holds texts alone', () =>
  expect(shown(writtenTexts(SOURCE, { language: 'es', textsAlone: true }))).toContain('es words.empty: vacío'));
