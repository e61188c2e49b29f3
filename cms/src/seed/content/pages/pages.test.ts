import { expect, test } from 'vitest';
import { globalSeeds, pageSeeds } from '.';

/** What is the same in both languages: names of the product, of people and of associations, accounts, and words that both languages have. */
const SHARED_WORDS = new Set([
  'Upfield',
  'Player Draft',
  'Player Draft 2025',
  'El Salvador',
  'El Salvador 2025',
  'Player Draft 2025, El Salvador | Upfield',
  'FESA',
  'FESA, El Salvador',
  'Starter Pack',
  'Next Level Pack',
  'All-Star Pack',
  'Showcase Pass',
  'MVP',
  'NCAA',
  'National Collegiate Athletic Association',
  'NAIA',
  'National Association of Intercollegiate Athletics',
  'NJCAA',
  'National Junior College Athletic Association',
  'ncaa.org',
  'naia.org',
  'njcaa.org',
  'Emiliano Paz',
  'Camila Rivas',
  'Andrea Villalta',
  '@upfield.example',
  '© {{year}} Upfield',
]);

/** Fields that hold no words. */
const FACTS =
  /^(href|picture|pictures|image|poster|film|network|anchor|email|scholarshipsEmail|.*Number|.*Href|value|date|url|.*At|countryCode)$/;

/** Whether a text is in no language: an address, or empty. */
const isWordless = (text: string) => text === '' || /^\S+@\S+$/.test(text);

/** Where two twins differ in a fact or agree in words, as paths. */
function faults(english: unknown, spanish: unknown, path: string, field = ''): string[] {
  if (typeof english === 'object' && english !== null && typeof spanish === 'object' && spanish !== null) {
    const names = new Set([...Object.keys(english), ...Object.keys(spanish)]);
    return [...names].flatMap((name) =>
      faults(
        (english as Record<string, unknown>)[name],
        (spanish as Record<string, unknown>)[name],
        `${path}.${name}`,
        Array.isArray(english) ? field : name,
      ),
    );
  }
  const isText = typeof english === 'string' && typeof spanish === 'string' && !FACTS.test(field);
  const isFormat = ['type', 'format'].includes(field);
  if (!isText || isFormat) return english === spanish ? [] : [`${path} differs: ${english} and ${spanish}`];
  if (isWordless(english) && english === spanish) return [];
  return english === spanish && !SHARED_WORDS.has(english) ? [`${path} is not translated: ${english}`] : [];
}

test('every page of the demo site is there in both languages', () => {
  expect(Object.keys(pageSeeds.es).sort()).toEqual(Object.keys(pageSeeds.en).sort());
});

test('twins have the same pictures, links, numbers and switches, and other words', () => {
  expect(faults(globalSeeds.en, globalSeeds.es, 'global')).toEqual([]);
  expect(faults(pageSeeds.en, pageSeeds.es, 'pages')).toEqual([]);
});
