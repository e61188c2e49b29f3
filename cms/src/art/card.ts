import { type CountryCode, type CountryInks, countryInks } from './countries';
import { type Discipline, disciplineOf } from './discipline';

/** What a card's data says about its drawing. */
export interface CardArtOptions {
  /** First and last name; a portrait is seeded from it, so a player always gets the same face. */
  readonly name: string;
  readonly country: CountryCode;
  /** Name of the sport, such as `Soccer-Men's Soccer`. */
  readonly sport: string;
  /** The class: the last two digits of the graduation year; empty when the year is not known. */
  readonly number: string;
}

/** `full`: field and figure; `bust`: the figure alone, transparent around it; `field`: the ground alone. */
export type Layer = 'full' | 'bust' | 'field';

/** Inks and discipline of a card. */
export function cardLook(options: CardArtOptions): { inks: CountryInks; discipline: Discipline } {
  return { inks: countryInks(options.country), discipline: disciplineOf(options.sport) };
}

/** Number on a player's back: the last two digits of the graduation year, empty without one. */
export function classNumber(graduationYear: number | null | undefined): string {
  return graduationYear ? String(graduationYear % 100).padStart(2, '0') : '';
}
