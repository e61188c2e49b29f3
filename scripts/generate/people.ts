import { type RandomSource, seededRandom } from '../../cms/src/art/seeded-random.ts';
import type { CardNumber } from '../../cms/src/contract/card-bounds.ts';
import { LEAD_AGE, LEAD_STATES, PACKAGES } from '../../cms/src/contract/lead-choices.ts';
import type { LeadRow } from '../../cms/src/leads/lead-row.ts';
import type { CareerRow } from '../../cms/src/player-cards/model.ts';
import type { DemoSport } from '../../cms/src/seed/players/demo-player.ts';
import {
  ATHLETES,
  CLUBS,
  COUNTRIES,
  FIRST_NAMES,
  LANGUAGES,
  LAST_NAMES,
  MAJORS,
  PLACES,
  SECOND_NAMES,
} from './pieces.ts';

const FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const DAY_MS = 24 * 60 * 60 * 1000;
const HEX = '0123456789abcdef'.split('') as [string, ...string[]];

/** An invented player, in the columns of a card. */
export interface GeneratedPlayer extends Record<CardNumber, number | null> {
  name: string;
  lastName: string;
  sportPosition: string | null;
  country: string;
  dateOfBirth: string | null;
  highSchoolGraduation: number;
  collegeEnrollmentExpected: number;
  languagesSpoken: string;
  intendedMajor: string;
  highlightsLink: string | null;
  currentTeam: string | null;
  listed: boolean;
  noindex: boolean;
  consentGuardian: string | null;
  consentDate: string | null;
  consentText: string | null;
  consentVersion: string | null;
  updatedAt: Date;
}

export interface Generated {
  columns: GeneratedPlayer;
  /** Null for a few, as a card that was made in the admin may be. */
  sport: DemoSport | null;
  careers: Omit<CareerRow, 'id' | 'documentId'>[];
  hasCardImage: boolean;
  hasBannerImage: boolean;
}

/** A text of hexadecimal digits that always is the same for the same seed. */
export function hexadecimal(seed: string, length: number): string {
  const random = seededRandom(seed);
  return Array.from({ length }, () => random.pick(HEX)).join('');
}

const chance = (random: RandomSource, share: number) => random.next() < share;
const maybe = <Value>(random: RandomSource, share: number, value: Value) => (chance(random, share) ? value : null);

const day = (year: number, random: RandomSource) =>
  `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;

const lastNames = (random: RandomSource) => `${random.pick(LAST_NAMES)} ${random.pick(LAST_NAMES)}`;

/**
 * The player of a number.
 * @param now what "changed days ago" and school years are counted from
 */
export function playerOf(number: number, now: Date): Generated {
  const random = seededRandom(`player ${number}`);
  const athletes = random.pick(ATHLETES);
  const graduation = now.getUTCFullYear() + random.integer(-1, 4);
  const team = `${random.pick(CLUBS)} ${random.pick(PLACES)}`;
  const hasCareer = chance(random, 0.7);
  const hasConsent = chance(random, 0.6);
  const columns: GeneratedPlayer = {
    name: `${random.pick(athletes.names)}${chance(random, 0.4) ? ` ${random.pick(SECOND_NAMES)}` : ''}`,
    lastName: lastNames(random),
    sportPosition: maybe(random, 0.95, random.pick(athletes.positions)),
    country: random.pick(COUNTRIES),
    dateOfBirth: maybe(random, 0.95, day(graduation - 18, random)),
    highSchoolGraduation: graduation,
    collegeEnrollmentExpected: graduation + 1,
    languagesSpoken: random.pick(LANGUAGES),
    intendedMajor: random.pick(MAJORS),
    highlightsLink: maybe(random, 0.6, FILM),
    currentTeam: hasCareer ? team : null,
    ...numbersOf(random),
    listed: chance(random, 0.97),
    noindex: chance(random, 0.02),
    consentGuardian: hasConsent ? `${random.pick(FIRST_NAMES)} ${lastNames(random)}` : null,
    consentDate: hasConsent ? day(now.getUTCFullYear() - 1, random) : null,
    consentText: hasConsent ? 'Demo data: I agree that this card is public.' : null,
    consentVersion: null,
    updatedAt: new Date(now.getTime() - Math.floor(random.next() * 200 * DAY_MS)),
  };
  return {
    columns,
    sport: maybe(random, 0.995, athletes.sport),
    careers: hasCareer ? careersOf(random, team, now.getUTCFullYear()) : [],
    hasCardImage: chance(random, 0.95),
    hasBannerImage: chance(random, 0.8),
  };
}

function numbersOf(random: RandomSource): Record<CardNumber, number | null> {
  return {
    gpa: maybe(random, 0.9, random.integer(240, 400) / 100),
    toeflScore: maybe(random, 0.6, random.integer(60, 115)),
    satScore: maybe(random, 0.5, random.integer(90, 155) * 10),
    actScore: maybe(random, 0.3, random.integer(18, 35)),
    duolingoScore: maybe(random, 0.5, random.integer(95, 150)),
    weight: maybe(random, 0.9, random.integer(48, 95)),
    height: maybe(random, 0.9, random.integer(155, 205)),
  };
}

function careersOf(random: RandomSource, team: string, year: number): Generated['careers'] {
  const start = year - random.integer(1, 3);
  const now = { team, startYear: start, endYear: null, isCurrent: true };
  const before = { team: `${random.pick(CLUBS)} ${random.pick(PLACES)}`, startYear: start - 2, endYear: start };
  return chance(random, 0.5) ? [now, { ...before, isCurrent: false }] : [now];
}

/** The family's request of a number, in the columns of a lead. */
export function leadOf(number: number, now: Date): Omit<Partial<LeadRow>, 'createdAt'> & { createdAt: Date } {
  const random = seededRandom(`lead ${number}`);
  const age = random.integer(LEAD_AGE.min + 1, 21);
  const isMinor = age < LEAD_AGE.guardian;
  const createdAt = new Date(now.getTime() - Math.floor(random.next() * 180 * DAY_MS));
  return {
    fullname: `${random.pick(FIRST_NAMES)} ${lastNames(random)}`,
    kind: random.pick(['assessment', 'assessment', 'assessment', 'draft-registration']),
    state: random.pick(LEAD_STATES),
    urgent: false,
    suspectedSpam: chance(random, 0.02),
    notes: 'Demo data: an invented family.',
    email: `family-${number}@demo.example`,
    phone: `+5037${String(number).padStart(7, '0')}`,
    age,
    guardianName: isMinor ? `${random.pick(FIRST_NAMES)} ${lastNames(random)}` : null,
    guardianEmail: isMinor ? `guardian-${number}@demo.example` : null,
    sport: 'Soccer',
    country: random.pick(COUNTRIES),
    graduationDate: day(now.getUTCFullYear() + random.integer(0, 3), random),
    videoHighlight: 'no',
    packageInterested: random.pick(PACKAGES),
    language: random.pick(['en', 'es']),
    sourcePage: '/contact',
    family: hexadecimal(`family ${number}`, 32),
    consentedAt: createdAt,
    submissionId: hexadecimal(`submission ${number}`, 32),
    fingerprint: hexadecimal(`fingerprint ${number}`, 64),
    createdAt,
  };
}
