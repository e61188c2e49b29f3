import type { Language } from '@upfield/cms/contract';
import { equalityKey } from '@upfield/cms/contract/folding';

/** Languages whose names Unicode (CLDR) has in English and in Spanish, as players speak them. */
const CODES =
  'en es pt fr it de nl sv nb da fi is ru uk pl cs sk hu ro bg hr sr sl el tr ar he fa hi ur bn pa zh yue ja ko vi th id ms fil sw am yo ig ha zu af ca eu gl ht quc qu ay gn nah'.split(
    ' ',
  );

/** Names that it does not have, or has another one for. */
const OTHER_NAMES: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Creole', es: 'criollo' },
  { en: 'Garifuna', es: 'garífuna' },
  { en: 'Mandarin', es: 'mandarín' },
  { en: 'Sign language', es: 'lengua de señas' },
];

/** Names in one language by those of the other, folded. Made when the first card is translated. */
const tables: Partial<Record<Language, ReadonlyMap<string, string>>> = {};

function namesIn(language: Language): ReadonlyMap<string, string> {
  const from: Language = language === 'es' ? 'en' : 'es';
  const [known, printed] = [from, language].map((one) => new Intl.DisplayNames([one], { type: 'language' }));
  const pairs = CODES.map((code): [string, string] => [known?.of(code) ?? code, printed?.of(code) ?? code]);
  const others = OTHER_NAMES.map((names): [string, string] => [names[from], names[language]]);
  return new Map([...pairs, ...others].map(([name, translated]) => [equalityKey(name), translated]));
}

/** Between the languages of one card. */
const BETWEEN = /(\s*[/,;&+]\s*)/;

/**
 * The languages that a player speaks in the words of a page's language: `English/Spanish` is `Inglés/Español` in Spanish. Names that are
 * not known, and those of this language, stay as staff typed them.
 */
export function spokenIn(text: string, language: Language): string {
  tables[language] ??= namesIn(language);
  const names = tables[language];
  return text
    .split(BETWEEN)
    .map((part) => sameCase(names.get(equalityKey(part)), part))
    .join('');
}

/** Languages have a capital in English alone; in a list of Spanish ones each begins as it was typed. */
function sameCase(name: string | undefined, typed: string): string {
  if (!name) return typed;
  const isSmall = typed.charAt(0) === typed.charAt(0).toLowerCase();
  return isSmall ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
