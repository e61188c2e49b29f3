/** What a sport looks like when it is drawn: its court, its garment. */
export type Discipline =
  | 'soccer'
  | 'basketball'
  | 'volleyball'
  | 'tennis'
  | 'track'
  | 'swimming'
  | 'golf'
  | 'baseball'
  | 'other';

/** Words of a sport's name, English and Spanish; the first line that fits wins. */
const WORDS: readonly (readonly [RegExp, Discipline])[] = [
  [/basket|b[áa]squet|baloncesto/i, 'basketball'],
  [/volley|voleibol/i, 'volleyball'],
  [/baseball|softball|b[ée]isbol/i, 'baseball'],
  [/tennis|tenis|padel|pádel/i, 'tennis'],
  [/swim|diving|water polo|nataci/i, 'swimming'],
  [/track|running|cross country|athletics|atletismo/i, 'track'],
  [/golf/i, 'golf'],
  [/soccer|f[úu]tbol|futsal|football/i, 'soccer'],
];

/** The discipline of a sport by its name, such as `Soccer-Men's Soccer`; a sport that is not known is `other`. */
export function disciplineOf(sport: string): Discipline {
  return WORDS.find(([words]) => words.test(sport))?.[1] ?? 'other';
}
