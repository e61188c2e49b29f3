import { cardCreate, decodeMessage, mapBounds, NUMBER_BOUNDS } from '@upfield/cms/contract';
import { describe, expect, it } from 'vitest';
import { storedCard } from '~/player-cards/stored-card.fixture';
import { type CardFormValues, cardForm, careerEntries, type EditorMode, emptyCareerRow } from './card-form';
import { cardBody, cardValues, newCardValues } from './card-mapping';

const thisYear = new Date().getFullYear();
const complete: CardFormValues = {
  ...newCardValues(),
  name: 'Diego',
  lastName: 'Monterrosa',
  sport: 's1',
  position: 'Forward',
  country: 'El Salvador',
  birthDate: '03/04/2008',
  graduationYear: '2026',
  collegeEnrollmentYear: '2027',
};

/** Path and message key of every error, `GPA` style labels left out. */
function errors(change: Partial<CardFormValues>, mode: EditorMode = 'create'): Record<string, string | undefined> {
  const parsed = cardForm(mode).safeParse({ ...complete, ...change });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), decodeMessage(message)?.key]));
}

const row = (change: Partial<typeof emptyCareerRow>) => ({ career: [{ ...emptyCareerRow, ...change }] });

describe('the required fields', () => {
  it('are named, all at once', () => {
    expect(errors(newCardValues())).toEqual({
      name: 'rule.required',
      lastName: 'rule.required',
      sport: 'rule.sport',
      country: 'rule.required',
      birthDate: 'rule.required',
      graduationYear: 'rule.required',
      collegeEnrollmentYear: 'rule.required',
    });
  });

  it('include the position on edit alone', () => {
    expect(errors({ position: ' ' })).toEqual({});
    expect(errors({ position: ' ' }, 'edit')).toEqual({ position: 'rule.required' });
  });
});

describe('the numbers', () => {
  it.each<[keyof CardFormValues, string, string | undefined]>([
    ['gpa', '4', undefined],
    ['gpa', '3,75', undefined],
    ['gpa', '4.01', 'rule.max'],
    ['gpa', '-0.1', 'rule.min'],
    ['gpa', '3.755', 'rule.step'],
    ['gpa', 'high', 'rule.number'],
    ['weight', '70,5', undefined],
    ['height', '', undefined],
  ])('%s of %j raises %s', (field, value, key) => {
    expect(errors({ [field]: value })).toEqual(key ? { [field]: key } : {});
  });

  it.each(Object.entries(NUMBER_BOUNDS))('keep the bounds of the contract: %s', (field, { min, max }) => {
    expect(errors({ [field]: String(max) })).toEqual({});
    expect(errors({ [field]: String(max + 1) })).toEqual({ [field]: 'rule.max' });
    expect(errors({ [field]: String(min - 1) })).toEqual({ [field]: 'rule.min' });
  });
});

describe('the birth date', () => {
  it.each([
    ['31/02/2008', 'rule.date'],
    ['02/30/2008', 'rule.date'],
    ['2008-03-04', 'rule.date'],
    [`01/01/${thisYear + 1}`, 'rule.date.past'],
    ['01/01/1850', 'rule.date.past'],
  ])('%s raises %s', (birthDate, key) => {
    expect(errors({ birthDate })).toEqual({ birthDate: key });
  });
});

describe('the video address', () => {
  it.each(['not a url', 'javascript:alert(1)', 'ftp://example.com/film'])('refuses %s', (videoUrl) => {
    expect(errors({ videoUrl })).toEqual({ videoUrl: 'rule.url' });
  });
});

describe('the career rows', () => {
  it('may be wholly empty', () => {
    expect(errors(row({}))).toEqual({});
    expect(careerEntries([emptyCareerRow])).toEqual([]);
  });

  it('name what a partly filled one lacks', () => {
    expect(errors(row({ team: 'Águila' }))).toEqual({ 'career.0.startYear': 'rule.required' });
    expect(errors(row({ startYear: '2020' }))).toEqual({ 'career.0.team': 'rule.required' });
    expect(errors(row({ isCurrent: true }))).toEqual({
      'career.0.team': 'rule.required',
      'career.0.startYear': 'rule.required',
    });
  });

  it.each([
    ['1999', '', 'career.0.startYear', 'rule.year'],
    [String(thisYear + 5), '', 'career.0.startYear', 'rule.year'],
    ['2020', '1999', 'career.0.endYear', 'rule.year'],
    ['2020', '2019', 'career.0.endYear', 'rule.career.end'],
    ['20.5', '', 'career.0.startYear', 'rule.year'],
  ])('from %s to %s: %s raises %s', (startYear, endYear, path, key) => {
    expect(errors(row({ team: 'Águila', startYear, endYear }))).toEqual({ [path]: key });
  });

  it('find a current team that starts in the future at its start', () => {
    expect(errors(row({ team: 'Águila', startYear: String(thisYear + 1), isCurrent: true }))).toEqual({
      'career.0.startYear': 'rule.year',
    });
  });

  it('must be one at least', () => {
    expect(errors({ career: [] })).toEqual({ career: 'rule.required' });
  });

  it('are sent with whole years, this one for a current team', () => {
    const rows = [
      { team: ' Águila ', startYear: '2023', endYear: '', isCurrent: true },
      emptyCareerRow,
      { team: 'FAS', startYear: '2020', endYear: '2022', isCurrent: false },
      { team: 'Alianza', startYear: '2018', endYear: '', isCurrent: false },
    ];
    expect(careerEntries(rows, new Date('2026-05-01'))).toEqual([
      { team: 'Águila', startYear: 2023, endYear: 2026, isCurrent: true },
      { team: 'FAS', startYear: 2020, endYear: 2022, isCurrent: false },
      { team: 'Alianza', startYear: 2018, endYear: null, isCurrent: false },
    ]);
  });
});

describe('the body of a save', () => {
  it('has every field, numbers as numbers and empty ones null', () => {
    const values = { ...complete, gpa: '3,7', weight: '71', videoUrl: '', languages: ' ' };
    expect(cardBody(cardForm('create').parse(values), values.career)).toEqual({
      status: true,
      active: true,
      name: 'Diego',
      lastName: 'Monterrosa',
      sport: 's1',
      sportPosition: 'Forward',
      country: 'El Salvador',
      dateOfBirth: '2008-03-04',
      ...mapBounds(NUMBER_BOUNDS, () => null),
      weight: 71,
      highSchoolGraduation: 2026,
      collegeEnrollmentExpected: 2027,
      languagesSpoken: null,
      gpa: 3.7,
      intendedMajor: 'TBD',
      highlightsLink: null,
      career: [],
    });
  });

  it('of an unchanged card equals the card in every field of the contract', () => {
    const texts = { intendedMajor: 'Law', languagesSpoken: 'Spanish', highlightsLink: 'https://youtu.be/abc' };
    const card = { ...storedCard, ...mapBounds(NUMBER_BOUNDS, ({ max }) => max), ...texts };
    const values = cardValues(card);
    const { sport, career, ...body } = cardBody(cardForm('edit').parse(values), values.career);
    expect([sport, career]).toEqual(['s1', [{ team: 'Xela', years: 'Present' }]]);
    const fields = cardCreate.omit({ sport: true, career: true, cardImageUrl: true, bannerImageUrl: true }).keyof();
    expect(body).toEqual(Object.fromEntries(fields.options.map((field) => [field, card[field]])));
  });

  it('carries the first current team alone', () => {
    const rows = ['FAS', 'Águila'].map((team) => ({ team, startYear: '2023', endYear: '', isCurrent: true }));
    expect(cardBody(cardForm('create').parse(complete), rows).career).toEqual([{ team: 'FAS', years: 'Present' }]);
  });
});

describe('a stored card', () => {
  it('fills the form', () => {
    expect(cardValues({ ...storedCard, height: null, sportPosition: null })).toMatchObject({
      sport: 's1',
      position: '',
      birthDate: '03/04/2008',
      weight: '69.5',
      height: '',
      graduationYear: '2026',
      intendedMajor: '',
      career: [
        { team: 'Xela', startYear: '2023', endYear: '', isCurrent: true },
        { team: 'Antigua', startYear: '2020', endYear: '', isCurrent: false },
      ],
    });
  });

  it('without a career fills one empty row', () => {
    expect(cardValues({ ...storedCard, career: [] }).career).toEqual([emptyCareerRow]);
  });
});
