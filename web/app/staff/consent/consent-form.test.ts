import { expect, it } from 'vitest';
import { staffCard } from '~/player-cards/stored-card.fixture';
import { ApiError } from '../api/api-error';
import { readConsent, readFurther, refusedConsent } from './consent-form';

const labels = { givenBy: 'Person who agreed', givenOn: 'Date of consent', text: 'Text that was agreed to' };
const typed = { givenBy: ' Rosa ', givenOn: '2026-01-05', text: 'I agree.' };

it('takes what the server would take', () => {
  expect(readConsent(typed, labels, 'en')).toEqual({ consent: { ...typed, givenBy: 'Rosa' }, errors: {} });
});

it.each([
  [{ givenBy: '' }, { givenBy: 'Person who agreed is required.' }],
  [{ givenOn: '' }, { givenOn: 'Date of consent is required.' }],
  [{ givenOn: '2025-02-30' }, { givenOn: 'Date input not valid.' }],
  [{ givenOn: '2999-01-01' }, { givenOn: 'Date of consent cannot be a date in the future.' }],
  [
    { givenBy: '', text: ' ' },
    { givenBy: 'Person who agreed is required.', text: 'Text that was agreed to is required.' },
  ],
])('reports %j at its field', (change, errors) => {
  expect(readConsent({ ...typed, ...change }, labels, 'en')).toEqual({ consent: null, errors });
});

it('reads further consents of the same day and words: those with a name, in the order of the cards', () => {
  const cards = ['a', 'b', 'c'].map((id) => ({ ...staffCard, id }));
  const read = (names: Record<string, string>) => readFurther(cards, names, typed, labels, 'en');
  const { consents, errors } = read({ c: 'Julia', b: ' ', a: ' Carla ' });
  expect(errors).toEqual({});
  expect(consents.map(({ card, consent }) => [card.id, consent])).toEqual([
    ['a', { ...typed, givenBy: 'Carla' }],
    ['c', { ...typed, givenBy: 'Julia' }],
  ]);
  expect(read({ b: 'x'.repeat(500), c: 'Julia' }).errors).toEqual({ b: expect.stringContaining('Person who agreed') });
  expect(readFurther(cards, { a: 'Carla' }, { ...typed, givenOn: '' }, labels, 'en')).toEqual({
    consents: [],
    errors: {},
  });
});

it('names a field that the server refused by its label', () => {
  const fieldErrors = [
    { path: 'consent.givenOn', key: 'rule.date.future', message: 'consent.givenOn cannot be a date in the future.' },
  ];
  const error = new ApiError({ kind: 'refused', status: 400, message: 'Some fields are not valid.', fieldErrors });
  expect(refusedConsent(error, labels)).toEqual({ givenOn: 'Date of consent cannot be a date in the future.' });
  expect(refusedConsent(new Error('offline'), labels)).toEqual({});
});
