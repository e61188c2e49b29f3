import type { Traits } from '../../art/traits';
import { type CardNumber, mapBounds, NUMBER_BOUNDS } from '../../contract';

/**
 * Sports of the demo site in display order. The part up to the first hyphen is a prefix that a heading drops; one name
 * has none, and one sport has no cards, so that both rules can be seen.
 */
export const DEMO_SPORTS = [
  "Soccer-Men's Soccer",
  "Soccer-Women's Soccer",
  "Basketball-Men's Basketball",
  "Volleyball-Women's Volleyball",
  'Tennis',
  'Track-Track & Field',
  'Swimming-Swimming & Diving',
  "Golf-Men's & Women's Golf",
] as const;

export type DemoSport = (typeof DEMO_SPORTS)[number];

/** The same in Spanish: what stands before a hyphen is the sport, what follows heads its players. */
export const SPANISH_SPORTS: Readonly<Record<DemoSport, string>> = {
  "Soccer-Men's Soccer": 'Fútbol-Fútbol masculino',
  "Soccer-Women's Soccer": 'Fútbol-Fútbol femenino',
  "Basketball-Men's Basketball": 'Baloncesto-Baloncesto masculino',
  "Volleyball-Women's Volleyball": 'Voleibol-Voleibol femenino',
  Tennis: 'Tenis',
  'Track-Track & Field': 'Atletismo-Pista y campo',
  'Swimming-Swimming & Diving': 'Natación-Natación y clavados',
  "Golf-Men's & Women's Golf": 'Golf-Golf masculino y femenino',
};

/** One team of a player's past; a current one has no end year. */
export interface DemoCareer {
  readonly team: string;
  readonly startYear: number;
  readonly endYear: number | null;
  readonly isCurrent: boolean;
}

/** How an invented player is drawn, and which pictures exist. */
export interface DemoDrawing {
  readonly woman: boolean;
  readonly traits: Partial<Traits>;
  readonly card: boolean;
  readonly banner: boolean;
}

/** An invented player: the fields of a card (specification §3) without its image URLs, and how the pictures are drawn. */
export interface DemoPlayer extends Readonly<Record<CardNumber, number | null>> {
  readonly name: string;
  readonly lastName: string;
  readonly sport: DemoSport;
  readonly sportPosition: string | null;
  readonly country: string;
  /** Year, month and day: `2008-03-14`. */
  readonly dateOfBirth: string | null;
  readonly highSchoolGraduation: number;
  readonly collegeEnrollmentExpected: number;
  readonly intendedMajor: string | null;
  readonly languagesSpoken: string | null;
  readonly highlightsLink: string | null;
  readonly careers: readonly DemoCareer[];
  readonly drawing: DemoDrawing;
}

type Required = 'name' | 'lastName' | 'country' | 'highSchoolGraduation';

/** What a data file states of one player; everything that is not known is left out. */
export type DemoEntry = Pick<DemoPlayer, Required> &
  Partial<Omit<DemoPlayer, Required | 'sport' | 'drawing'>> & { readonly drawing?: Partial<DemoDrawing> };

/** Completes the entries of one sport: what is not stated is not known, and both pictures exist unless said otherwise. */
export function demoPlayers(sport: DemoSport, woman: boolean, entries: readonly DemoEntry[]): DemoPlayer[] {
  return entries.map((entry) => ({
    sportPosition: null,
    dateOfBirth: null,
    ...mapBounds(NUMBER_BOUNDS, () => null),
    collegeEnrollmentExpected: entry.highSchoolGraduation + 1,
    intendedMajor: null,
    languagesSpoken: null,
    highlightsLink: null,
    careers: [],
    ...entry,
    sport,
    drawing: { woman, traits: {}, card: true, banner: true, ...entry.drawing },
  }));
}

/** A team the player plays for now. */
export function current(team: string, startYear: number): DemoCareer {
  return { team, startYear, endYear: null, isCurrent: true };
}

/** A team the player has left. */
export function past(team: string, startYear: number, endYear: number): DemoCareer {
  return { team, startYear, endYear, isCurrent: false };
}

/** Name of a player's picture files: first and last name in plain lower case, `inigo-munoz-echeverria`. */
export function playerSlug({ name, lastName }: Pick<DemoPlayer, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
