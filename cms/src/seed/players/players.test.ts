import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryCode } from '../../art';
import { CARD_SCORES, CARD_TEXT_MAX, CAREER_YEAR_MIN, DEFAULT_LANGUAGES, NUMBER_BOUNDS } from '../../contract';
import { homeSeed } from '../content/pages/en/home';
import { DEMO_SPORTS, playerSlug, WRITTEN_PLAYERS } from '.';
import { EMBED_LINK, SHORT_LINK, WATCH_LINK } from './films';

const FULL_NAME_LIMIT = CARD_TEXT_MAX.name;
/** The data is written for this day, and moves on from there (season.ts); a player is then 15 to 21 years old. */
const AS_OF = '2026-11-15';

function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

const bySport = (sport: string) => WRITTEN_PLAYERS.filter((player) => player.sport === sport);

describe('sports', () => {
  it('are eight with different names', () => {
    expect(new Set(DEMO_SPORTS).size).toBe(8);
  });

  it('have one name without a hyphen and one sport without cards', () => {
    expect(DEMO_SPORTS.filter((name) => !name.includes('-'))).toEqual(['Tennis']);
    expect(DEMO_SPORTS.filter((name) => bySport(name).length === 0)).toEqual(["Golf-Men's & Women's Golf"]);
  });

  it("give men's soccer more than one page of the gallery", () => {
    expect(bySport("Soccer-Men's Soccer").length).toBeGreaterThan(13);
  });
});

describe('players', () => {
  it('are at least fifty, each with a slug of its own', () => {
    expect(WRITTEN_PLAYERS.length).toBeGreaterThanOrEqual(50);
    expect(new Set(WRITTEN_PLAYERS.map(playerSlug)).size).toBe(WRITTEN_PLAYERS.length);
    for (const player of WRITTEN_PLAYERS) expect(playerSlug(player)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(WRITTEN_PLAYERS.map((player) => [playerSlug(player), player] as const))(
    '%s keeps every bound',
    (_, player) => {
      for (const [field, { min, max }] of Object.entries(NUMBER_BOUNDS)) {
        const value = player[field as keyof typeof NUMBER_BOUNDS];
        if (value === null) continue;
        expect(value, field).toBeGreaterThanOrEqual(min);
        expect(value, field).toBeLessThanOrEqual(max);
      }
      expect(`${player.name} ${player.lastName}`.length).toBeLessThanOrEqual(FULL_NAME_LIMIT);
      expect(player.collegeEnrollmentExpected).toBeGreaterThanOrEqual(player.highSchoolGraduation);
      if (player.dateOfBirth) {
        expect(new Date(player.dateOfBirth).toISOString().slice(0, 10)).toBe(player.dateOfBirth);
        expect(ageOn(AS_OF, player.dateOfBirth)).toBeGreaterThanOrEqual(15);
        expect(ageOn(AS_OF, player.dateOfBirth)).toBeLessThanOrEqual(21);
      }
    },
  );

  it('spell a country in one way, so that a filter keeps its players together', () => {
    for (const { country } of WRITTEN_PLAYERS) {
      const code = countryCode(country);
      if (code !== 'UPF') expect(country).toBe(COUNTRIES[code].name);
    }
  });

  it('have careers in order: none before 2000, none after today, ended ones with an end', () => {
    for (const career of WRITTEN_PLAYERS.flatMap((player) => player.careers)) {
      expect(career.startYear).toBeGreaterThanOrEqual(CAREER_YEAR_MIN);
      expect(career.endYear ?? career.startYear).toBeGreaterThanOrEqual(career.startYear);
      expect(career.endYear ?? career.startYear).toBeLessThanOrEqual(2026);
      expect(career.endYear === null).toBe(career.isCurrent);
    }
  });
});

describe('awkward records', () => {
  const some = (fits: (player: (typeof WRITTEN_PLAYERS)[number]) => boolean) => WRITTEN_PLAYERS.filter(fits).length;

  it('cover names: accents, double surnames, particles, three letters and two', () => {
    const surnames = WRITTEN_PLAYERS.map(({ lastName }) => lastName);
    expect(WRITTEN_PLAYERS.map(({ name }) => name)).toContain('Íñigo');
    expect(surnames).toEqual(
      expect.arrayContaining(['Monterrosa-Villanueva', 'de la Rosa', 'Barrera de la Cruz', 'Paz', 'Lu']),
    );
  });

  it('cover numbers of careers: none, one and six', () => {
    for (const count of [0, 1, 6]) expect(some(({ careers }) => careers.length === count)).toBeGreaterThan(0);
  });

  it('cover missing scores, films, positions, dates, pictures and country inks', () => {
    expect(some((player) => CARD_SCORES.every((score) => player[score] === null))).toBeGreaterThan(0);
    expect(some(({ highlightsLink }) => highlightsLink === null)).toBeGreaterThan(10);
    expect(some(({ sportPosition }) => sportPosition === null)).toBeGreaterThan(0);
    expect(some(({ dateOfBirth }) => dateOfBirth === null)).toBeGreaterThan(0);
    expect(some(({ drawing }) => !drawing.card)).toBeGreaterThan(1);
    expect(some(({ drawing }) => !drawing.banner)).toBeGreaterThan(1);
    expect(some(({ country }) => countryCode(country) === 'UPF')).toBeGreaterThan(1);
  });

  it('cover all three forms of a film link', () => {
    for (const link of [WATCH_LINK, SHORT_LINK, EMBED_LINK]) {
      expect(some(({ highlightsLink }) => highlightsLink === link)).toBeGreaterThan(1);
    }
  });

  it('cover complete cards and the default languages', () => {
    expect(some((player) => Object.values(player).every((value) => value !== null))).toBeGreaterThan(1);
    expect(some(({ languagesSpoken }) => languagesSpoken === DEFAULT_LANGUAGES)).toBeGreaterThan(10);
  });
});

describe('the example quotes', () => {
  it.each(homeSeed.quotes.items)('of $person says of the player what the card does', ({ person, caption }) => {
    const player = WRITTEN_PLAYERS.find(({ name, lastName }) => `${name} ${lastName}` === person);
    const [position = '', country] = caption.split(', ');
    const positions: Record<string, string> = { Defender: 'Centre Back' };
    expect(player).toMatchObject({ country, sportPosition: positions[position] ?? position });
  });
});
