import { expect, it } from 'vitest';
import { staffCard } from '~/player-cards/stored-card.fixture';
import { awaitingConsent, consentQueue } from './consent-queue';

const consent = { givenBy: 'Rosa', givenOn: '2026-01-05', text: 'I agree.', version: null, recordedBy: 'Marta' };
const withdrawn = { ...consent, withdrawnOn: '2026-02-01T10:00:00Z', withdrawnBy: 'Marta' };
const card = (id: string, change: object = {}) => ({ ...staffCard, id, ...change });

const cards = [
  card('a'),
  card('given', { consent }),
  card('b'),
  card('taken-back', { withdrawnConsents: [withdrawn] }),
  card('c'),
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

it('goes from the opened card through the missing ones after it, and past a consent that was taken back', () => {
  expect(ids(consentQueue(card('a'), cards))).toEqual(['a', 'b', 'c']);
  expect(ids(consentQueue(card('b'), cards))).toEqual(['b', 'c']);
  expect(ids(consentQueue(card('c'), cards))).toEqual(['c']);
});

it('has a card alone that has a consent, and one that was taken back first when it is opened itself', () => {
  expect(ids(consentQueue(card('given', { consent }), cards))).toEqual(['given']);
  expect(ids(consentQueue(card('taken-back', { withdrawnConsents: [withdrawn] }), cards))).toEqual(['taken-back', 'c']);
});

it('takes of several cards those without one', () => {
  expect(ids(awaitingConsent(cards))).toEqual(['a', 'b', 'c']);
});
