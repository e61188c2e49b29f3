import { describe, expect, test } from 'vitest';
import { CARD_MEASURES, CARD_SCORES, NUMBER_BOUNDS } from './card-bounds';
import { fieldErrors } from './errors';
import { cardCreate, cardListQuery, cardUpdate, LIST_FIELDS, playerCard } from './player-card';

const smallest = {
  name: 'Ana',
  lastName: 'Peña',
  sport: 'abc',
  country: 'El Salvador',
  highSchoolGraduation: 2026,
  collegeEnrollmentExpected: 2027,
};

/** Paths of the bad fields. */
const bad = (schema: typeof cardCreate | typeof cardUpdate, input: object) => {
  const result = schema.safeParse(input);
  return result.success ? [] : fieldErrors(result.error).map(({ path, key }) => `${path} ${key}`);
};

describe('a new card', () => {
  test('needs six fields; the rest is null or has its default', () => {
    const card = cardCreate.parse(smallest);
    expect(card).toMatchObject({ status: true, active: true, intendedMajor: 'TBD', career: [] });
    const nulls = [
      'dateOfBirth',
      ...CARD_MEASURES,
      ...CARD_SCORES,
      'languagesSpoken',
      'highlightsLink',
      'cardImageUrl',
      'bannerImageUrl',
      'sportPosition',
    ] as const;
    for (const field of nulls) expect(card[field], field).toBeNull();
  });

  test('names every field that is missing', () => {
    expect(bad(cardCreate, {})).toEqual([
      'name rule.required',
      'lastName rule.required',
      'sport rule.sport',
      'highSchoolGraduation rule.required',
      'collegeEnrollmentExpected rule.required',
      'country rule.required',
    ]);
  });

  test('takes its sport as an id or as the object of a read card', () => {
    expect(cardCreate.parse({ ...smallest, sport: { _id: 'abc', name: 'Soccer' } }).sport).toBe('abc');
    expect(bad(cardCreate, { ...smallest, sport: '' })).toEqual(['sport rule.sport']);
    expect(bad(cardCreate, { ...smallest, sport: 7 })).toEqual(['sport rule.sport']);
  });

  test('refuses fields it does not know', () => {
    expect(bad(cardCreate, { ...smallest, listed: true, id: 'x' })).toEqual(['listed rule.unknown', 'id rule.unknown']);
  });

  test('names at most one current team', () => {
    const team = { team: 'FAS', years: 'Present' };
    expect(cardCreate.parse({ ...smallest, career: [team] }).career).toEqual([team]);
    expect(bad(cardCreate, { ...smallest, career: [team, team] })).toEqual(['career rule.career.many']);
    expect(bad(cardCreate, { ...smallest, career: [{ team: 'FAS', years: '2020' }] })).toHaveLength(1);
  });

  test('takes pictures of ours alone', () => {
    expect(cardCreate.parse({ ...smallest, cardImageUrl: '/uploads/upfield/abc.jpg' }).cardImageUrl).toBe(
      '/uploads/upfield/abc.jpg',
    );
    expect(bad(cardCreate, { ...smallest, cardImageUrl: 'https://example.com/a.jpg' })).toEqual([
      'cardImageUrl rule.imageUrl',
    ]);
  });
});

describe('a changed card', () => {
  test('needs the position, too', () => {
    expect(bad(cardUpdate, smallest)).toEqual(['sportPosition rule.required']);
    expect(
      bad(cardUpdate, { ...smallest, sportPosition: 'Goalkeeper', updatedAt: '2026-01-01T00:00:00.000Z' }),
    ).toEqual([]);
    expect(bad(cardUpdate, { ...smallest, sportPosition: 'Goalkeeper', updatedAt: 'yesterday' })).toEqual([
      'updatedAt rule.date',
    ]);
  });
});

describe('the numbers of a card', () => {
  test('keep the bounds of the client (decisions, HTTP contract)', () => {
    const most = Object.fromEntries(Object.entries(NUMBER_BOUNDS).map(([field, { max }]) => [field, max]));
    expect(most).toMatchObject({
      gpa: 4,
      toeflScore: 120,
      satScore: 1600,
      actScore: 36,
      duolingoScore: 160,
      weight: 300,
      height: 272,
    });
  });

  test.each(Object.entries(NUMBER_BOUNDS))('%s is written, read and listed', (field, { min, max }) => {
    expect(cardCreate.parse({ ...smallest, [field]: String(max) })).toMatchObject({ [field]: max });
    expect(bad(cardCreate, { ...smallest, [field]: max + 1 })).toEqual([`${field} rule.max`]);
    expect(bad(cardUpdate, { ...smallest, sportPosition: 'Forward', [field]: min - 1 })).toEqual([`${field} rule.min`]);
    expect(Object.keys(playerCard.shape)).toContain(field);
    expect(LIST_FIELDS).toContain(field);
  });
});

describe('the fields of a list', () => {
  test('are those of a card, without the birth date and what all public cards have in common', () => {
    const left = Object.keys(playerCard.shape).filter((field) => !(LIST_FIELDS as string[]).includes(field));
    expect(left).toEqual(['id', 'dateOfBirth', 'status', 'active', 'listed']);
  });
});

describe('the query of a list', () => {
  test('may be empty', () => expect(cardListQuery.parse({})).toEqual({ gpaMin: null, heightMin: null, locale: 'en' }));
  test('reads its numbers', () => {
    expect(
      cardListQuery.parse({
        page: '2',
        pageSize: '12',
        graduation: '2027',
        gpaMin: '3.5',
        heightMin: '185,5',
        fields: 'name',
      }),
    ).toEqual({
      page: 2,
      pageSize: 12,
      graduation: 2027,
      gpaMin: 3.5,
      heightMin: 185.5,
      fields: ['name'],
      locale: 'en',
    });
  });
  test.each([
    [{ page: '0' }],
    [{ page: 'x' }],
    [{ pageSize: '101' }],
    [{ sort: 'dateOfBirth' }],
    [{ fields: 'dateOfBirth' }],
    [{ visibility: 'none' }],
    [{ gpaMin: '5' }],
    [{ heightMin: '273' }],
    [{ film: 'yes' }],
    [{ q: 'a'.repeat(81) }],
    [{ where: 'x' }],
    [{ sport: ['a', 'b'] }],
  ])('refuses %j', (query) => expect(cardListQuery.safeParse(query).success).toBe(false));
});
