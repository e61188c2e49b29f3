import { expect, it } from 'vitest';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { staffCard } from '~/player-cards/stored-card.fixture';
import { cardsAsCsv } from './card-export';

const texts = {
  labels: manageLabels.en,
  fields: staffLabels.en.fields,
  requireConsent: true,
  origin: 'https://upfield.example',
};

const table = (change: object) =>
  cardsAsCsv([{ ...staffCard, ...change }], texts)
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));

it('has a heading for each value, and where the card stands on the site', () => {
  const [headings = [], values = []] = table({ lastName: 'Paz "La Roca"', gpa: 0 });
  expect(values).toHaveLength(headings.length);
  const row = Object.fromEntries(headings.map((heading, index) => [heading, values[index]]));
  expect(row).toMatchObject({
    'Last name': 'Paz ""La Roca""',
    Sport: "Soccer-Men's Soccer",
    GPA: '0',
    SAT: '',
    Public: 'Not public: consent missing',
    Address: 'https://upfield.example/player-cards-detail/abc',
  });
});

it('keeps the day of birth to itself', () => {
  const text = cardsAsCsv([staffCard], texts);
  expect(text).toContain('2008');
  expect(text).not.toContain(staffCard.dateOfBirth);
});

it('leaves no formula to a spreadsheet', () => {
  expect(cardsAsCsv([{ ...staffCard, name: '=1+1' }], texts)).toContain(`"'=1+1"`);
});
