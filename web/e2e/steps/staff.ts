import { expect } from '@playwright/test';
import { visit } from '../public/visit';
import { picture } from '../support/pictures';
import { dialogNamed, saveButton, sportSelect, THIS_YEAR } from '../support/player-form';
import { STAFF } from '../support/site';
import type { Person } from './person';

/** From the sign-in, with a photo at hand, to the page of a new player. */
export async function publishCard(person: Person, lastName: string): Promise<void> {
  const { page } = person;
  await visit(page, '/admin');
  await person.fill(page.getByLabel('EMAIL'), STAFF.email);
  await person.fill(page.getByLabel('PASSWORD', { exact: true }), STAFF.password);
  await person.press(page.getByRole('button', { name: 'LOGIN' }));
  await expect(sportSelect(page)).toBeEnabled();

  await person.attach(page.getByLabel('Upload Profile Image'), await picture('portrait.jpg', '#0b6b40'));
  await person.fill(page.getByLabel('First name'), 'Nidia');
  await person.fill(page.getByLabel('Last name'), lastName);
  await person.choose(sportSelect(page), "Soccer-Women's Soccer");
  await person.fill(page.getByLabel('Country', { exact: true }), 'Guatemala');
  await person.fill(page.getByLabel('Date of birth', { exact: true }), '03/14/2009');
  await person.choose(page.getByLabel('High school graduation year'), String(THIS_YEAR + 1));
  await person.choose(page.getByLabel('College enrollment expected year'), String(THIS_YEAR + 2));
  await person.press(saveButton(page));

  const done = dialogNamed(page, 'Player created');
  await expect(done).toHaveAccessibleDescription('Player has been created successfully!');
  await person.press(done.getByRole('button', { name: 'OK' }));
  await expect(page).toHaveURL(/\/player-cards-detail\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName, { ignoreCase: true });
}

/**
 * From the list of cards to two recorded consents, of somebody who is signed in.
 * @param lastName that two cards have, of Ada and of Bea
 */
export async function recordTwoConsents(person: Person, lastName: string): Promise<void> {
  const { page } = person;
  await visit(page, `/player-cards/manage?q=${encodeURIComponent(lastName)}&sort=player`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await person.press(page.getByRole('button', { name: `Record the consent for Ada ${lastName}` }));
  const dialog = dialogNamed(page, 'Guardian’s consent');
  await expect(dialog).toContainText(`Ada ${lastName}`);
  await person.fill(dialog.getByLabel('Person who agreed'), 'Rosa Prueba');
  await person.fillDay(dialog.getByLabel('Date of consent'), '2026-01-05');
  await person.fill(dialog.getByLabel(`Bea ${lastName}`), 'Julia Prueba');
  await person.press(dialog.getByRole('button', { name: 'Save consent' }));
  await expect(dialog).toBeHidden();
}
