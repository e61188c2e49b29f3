import { COUNTRIES, type CountryCode, countryCode } from '@upfield/cms/art';
import { LANGUAGES } from '@upfield/cms/contract';
import { countryIn } from '@upfield/cms/phone';
import { expect, it } from 'vitest';
import { positionTexts, shownCard } from './shown-card.server';
import { storedCard } from './stored-card.fixture';

it('a card is printed in the words of the page', () => {
  const typed = { ...storedCard, country: 'Brazil', sportPosition: 'Goalkeeper', languagesSpoken: 'English/Spanish' };
  expect(shownCard(typed, 'es')).toEqual({
    ...typed,
    country: 'Brasil',
    sportPosition: 'Portero',
    languagesSpoken: 'Inglés/Español',
    positionCode: 'GK',
  });
  expect(shownCard(typed, 'en')).toEqual({ ...typed, positionCode: 'GK' });
});

it.each([
  ["Soccer-Women's Soccer", 'Portera'],
  ['Fútbol-Fútbol femenino', 'Portera'],
  ["Soccer-Men's & Women's Soccer", 'Portero'],
  ['Water polo', 'Goalkeeper'],
])('the goalkeeper of %s is %s in Spanish', (name, printed) => {
  const card = { ...storedCard, sport: { _id: 's', name }, sportPosition: 'Goalkeeper' };
  expect(shownCard(card, 'es').sportPosition).toBe(printed);
});

it('what is not typed stays so', () => {
  expect(shownCard({ ...storedCard, sportPosition: null, sport: null }, 'es')).toMatchObject({
    sportPosition: null,
    positionCode: null,
  });
});

const drawn = (Object.keys(COUNTRIES) as CountryCode[]).filter((code) => code !== 'UPF');

it.each(drawn)('%s has its inks under its name in either language', (code) => {
  for (const language of LANGUAGES) expect(countryCode(countryIn(COUNTRIES[code].name, language))).toBe(code);
});

const groups = [
  { sport: { id: 'men', name: "Soccer-Men's Soccer" }, positions: ['Goalkeeper', 'Sweeper'] },
  { sport: { id: 'women', name: "Soccer-Women's Soccer" }, positions: ['Goalkeeper', 'Forward'] },
];

it.each([
  [undefined, { Goalkeeper: 'Portero', Forward: 'Delantera' }],
  ['women', { Goalkeeper: 'Portera', Forward: 'Delantera' }],
])('the positions of %s to filter by are printed in Spanish', (chosen, texts) => {
  expect(positionTexts(groups, chosen, 'es')).toEqual(texts);
  expect(positionTexts(groups, chosen, 'en')).toEqual({});
});
