import { expect, test } from '@playwright/test';
import { KeyboardPerson } from '../steps/keyboard-person';
import { publishCard, recordTwoConsents } from '../steps/staff';
import { newLastName, openAsStaff } from '../support/player-form';
import { StaffApi } from '../support/staff-api';

/** The journeys that `npm run steps` counts, without a mouse. */

test('a card is published by keyboard, from the sign-in to its page', async ({ page }) => {
  const lastName = newLastName('Teclas');
  await publishCard(new KeyboardPerson(page), lastName);
  const api = await StaffApi.signIn();
  const card = await api.onlyCardNamed(lastName);
  expect(card).toMatchObject({ name: 'Nidia', country: 'Guatemala', listed: true });
  expect(card.cardImageUrl).toBeTruthy();
  await api.remove(card.id);
});

test('two consents are recorded by keyboard, one after the other', async ({ page }) => {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Teclas');
  for (const name of ['Ada', 'Bea']) await api.create(lastName, { name });
  await openAsStaff(page);
  await recordTwoConsents(new KeyboardPerson(page), lastName);
  const cards = await api.cardsNamed(lastName);
  const consents = cards.map(({ name, consent }) => [name, consent?.givenBy]);
  expect(Object.fromEntries(consents)).toEqual({ Ada: 'Rosa Prueba', Bea: 'Julia Prueba' });
  for (const { id } of cards) await api.remove(id);
});
