import { equalityKey, folded } from './folding';
import type { Language } from './messages';
import { POSITION_CODES } from './position-codes';
import { POSITION_NAMES, type PositionNames, type PositionSport } from './position-names';

/** A known position with all that it is called. */
interface Position extends PositionNames {
  name: string;
  /** Its accepted code, where it has one. */
  code: string | undefined;
}

const CODES: Readonly<Record<string, string>> = POSITION_CODES;

const positionsOf = (names: Readonly<Record<string, PositionNames>>): Position[] =>
  Object.entries(names).map(([name, names]) => ({ ...names, name, code: CODES[name] }));

const BY_SPORT = new Map(Object.entries(POSITION_NAMES).map(([sport, names]) => [sport, positionsOf(names)]));
const POSITIONS = [...BY_SPORT.values()].flat();

const englishNames = ({ name, en = [] }: Position): string[] => [name, ...en];
const spanishNames = ({ es, woman }: Position): string[] => [...es, ...(woman ?? [])];
const allNames = (position: Position): string[] => [
  ...new Set([...englishNames(position), ...(position.code ? [position.code] : []), ...spanishNames(position)]),
];

/** Known positions by each of their names, folded; those whose English name it is come first. */
const BY_NAME = new Map<string, Position[]>();
for (const namesOf of [({ name }: Position) => [name], allNames]) {
  for (const position of POSITIONS) {
    for (const name of namesOf(position).map(folded)) {
      const known = BY_NAME.get(name) ?? [];
      if (!known.includes(position)) BY_NAME.set(name, [...known, position]);
    }
  }
}

const WORDS_MAX = Math.max(...[...BY_NAME.keys()].map((name) => name.split(' ').length));

/** The longest known name that `words` begin with. */
function firstName(words: readonly string[]): string | undefined {
  for (let length = Math.min(WORDS_MAX, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    if (BY_NAME.has(name)) return name;
  }
  return undefined;
}

/** The known positions that a text names, the longest names first taken: `Right Winger` is no `Winger`. */
function positionsIn(text: string): Position[] {
  const words = folded(text).split(' ');
  const found = new Set<Position>();
  for (let at = 0; at < words.length; at++) {
    const name = firstName(words.slice(at));
    for (const position of BY_NAME.get(name ?? '') ?? []) found.add(position);
    at += name ? name.split(' ').length - 1 : 0;
  }
  return [...found];
}

/**
 * Every name and code of the positions that a text names, in both languages: what a search for the card may say.
 * @param text as staff type it, such as `Midfielder / Forward`; null for none
 */
export const positionNames = (text: string | null): string[] => positionsIn(text ?? '').flatMap(allNames);

/**
 * What the names of one position have in common: `GK`, `Portero` and `goalkeeper` are equal. A position that is not known has the
 * key of its text.
 */
export function positionKey(text: string): string {
  const [position] = BY_NAME.get(folded(text)) ?? [];
  return equalityKey(position?.name ?? text);
}

/** Whose position it is: names differ between sports, and in Spanish between men and women. */
export interface PositionHolder {
  /** Undefined where the sport has no known positions. */
  sport: PositionSport | undefined;
  woman: boolean;
}

/**
 * A position in the words of a language. Known names are translated, such as both of `Midfielder / Forward` and the stroke of
 * `100 m Backstroke`; codes, other names and those of this language stay as staff typed them.
 */
export function positionIn(text: string, language: Language, holder: PositionHolder): string {
  return text
    .split(BETWEEN)
    .map((part) => partIn(part, language, holder))
    .join('');
}

/** Between the positions of one card. */
const BETWEEN = /(\s*[/,&+]\s*(?![^(]*\)))/;

/** A distance or height before a name, and what stands in brackets after it. */
const AROUND = /^((?:[\d.,]+ ?m )?)(.+?)((?: \(.*\))?)$/i;

function partIn(part: string, language: Language, { sport, woman }: PositionHolder): string {
  const [, before = '', name = '', after = ''] = AROUND.exec(part) ?? [];
  const positions = BY_SPORT.get(sport ?? '') ?? [];
  const own = language === 'es' ? spanishNames : englishNames;
  const other = language === 'es' ? englishNames : spanishNames;
  const isNamed = (names: readonly string[]) => names.some((known) => folded(known) === folded(name));
  const isOwn = positions.some((position) => own(position).includes(name.toLowerCase()));
  const position =
    positions.find((known) => folded(known.name) === folded(name)) ?? positions.find((known) => isNamed(other(known)));
  if (isOwn || !position) return part;
  const printed = language === 'es' ? (woman && position.woman?.[0]) || position.es[0] : position.name;
  return before + (before || isSmall(name) ? printed : capitalized(printed)) + after;
}

const isSmall = (name: string) => name.charAt(0) === name.charAt(0).toLowerCase();
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
