import { expect } from '@playwright/test';
import { visit } from '../public/visit';
import { ENGLISH, LeadForm } from '../visitor/lead-form';
import type { Person } from './person';

/**
 * A mother asks for an assessment for her son, having read what a pack costs and what she is never asked for.
 * @param email her address, which the lead is found by
 */
export async function askForAssessment(person: Person, email: string): Promise<void> {
  const { page } = person;
  const main = page.getByRole('main');
  await visit(page, '/');
  await person.press(main.getByRole('link', { name: 'Start here' }));

  const lead = new LeadForm(page, 'Your details');
  const { form } = lead;
  await person.press(form.getByRole('radio', { name: 'I am a parent or guardian' }));
  await person.fill(form.getByLabel('Your full name'), 'Ana Monterrosa');
  await person.fill(form.getByLabel('Your email'), email);
  await person.fill(form.getByLabel('Your phone'), '+503 7000 0000');
  await person.fill(form.getByLabel('Player’s full name'), 'Diego Monterrosa');
  await person.fill(form.getByLabel('Player’s age'), '16');
  await person.fill(lead.field('sport'), 'Soccer');
  await person.fill(lead.field('country'), 'El Salvador');
  await person.fillDay(lead.field('graduationDate'), '2027-11-28');
  await person.read(form.getByText('Price in writing before you decide'));
  await person.choose(lead.field('packageInterested'), 'Next Level Pack');
  await person.press(lead.consent);
  await person.press(lead.captcha);
  await person.read(main.getByText('What we never ask for'));
  await expect(form.getByText(ENGLISH.solved, { exact: true })).toBeVisible({ timeout: 60_000 });
  await person.press(lead.send);
  await lead.expectSent(/^Received/);
}
