import { expect, it } from 'vitest';
import { spokenIn } from './spoken-languages';

it.each([
  ['English/Spanish', 'Inglés/Español'],
  ['English, Portuguese', 'Inglés, Portugués'],
  ["English/Spanish/K'iche'", 'Inglés/Español/Quiché'],
  ['English/Patois', 'Inglés/Patois'],
  ['Inglés/Español', 'Inglés/Español'],
  ['English (fluent)', 'English (fluent)'],
])('%s is %s in Spanish', (typed, printed) => expect(spokenIn(typed, 'es')).toBe(printed));

it.each([
  ['Español / inglés', 'Spanish / English'],
  ['English/Spanish', 'English/Spanish'],
])('%s is %s in English', (typed, printed) => expect(spokenIn(typed, 'en')).toBe(printed));
