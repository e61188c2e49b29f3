import { expect, type Page } from '@playwright/test';
import { fillRequired, fillTeam, newLastName, saveButton, teamRow } from '../support/player-form';
import { STAFF } from '../support/site';
import { StaffApi } from '../support/staff-api';
import type { Journey, Step } from './journey';
import { open } from './lead-journeys';

/** Sign-in, a new card, its player's page. */
export function staffJourney(page: Page): Journey {
  const lastName = newLastName('Malpaso');
  const email = page.getByLabel('EMAIL');
  const form = page.getByLabel('Last name');
  const done = page.getByRole('dialog').filter({ hasText: 'Player has been created successfully!' });
  const steps: Step[] = [
    {
      name: 'opens the sign-in',
      act: () => open(page, '/admin'),
      // Only scripts can sign in: a connection that ends before they are there is no step of this journey.
      arrived: (timeout) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout }),
    },
    {
      name: 'signs in',
      act: async () => {
        await email.fill(STAFF.email);
        await page.getByLabel('PASSWORD', { exact: true }).fill(STAFF.password);
        await page.getByRole('button', { name: 'LOGIN' }).click();
      },
      arrived: (timeout) => expect(form).toBeVisible({ timeout }),
    },
    {
      name: 'fills the card form',
      act: async () => {
        await fillRequired(page, lastName);
        await page.getByLabel('GPA').fill('3.42');
        await fillTeam(page, 1, 'Isidro Metapán', 2021, null);
      },
      arrived: () => expectTyped(),
    },
    {
      name: 'saves it',
      act: () => saveButton(page).click(),
      arrived: (timeout) => expect(done).toBeVisible({ timeout }),
    },
    {
      name: 'goes on to the player',
      act: () => done.getByRole('button', { name: 'OK' }).click(),
      arrived: (timeout) => expect(page).toHaveURL(/\/player-cards-detail\/\w+$/, { timeout }),
    },
  ];
  const expectTyped = async () => {
    await expect(page.getByLabel('First name')).toHaveValue('Ximena');
    await expect(form).toHaveValue(lastName);
    await expect(page.getByLabel('GPA')).toHaveValue('3.42');
    const row = teamRow(page, 1);
    await expect(row.getByLabel('Team', { exact: true })).toHaveValue('Isidro Metapán');
    await expect(row.getByLabel('Start year')).toHaveValue('2021');
    await expect(row.getByLabel('Current team')).toBeChecked();
    // The form knows of the tick, too.
    await expect(row.getByLabel('End year')).toBeDisabled();
  };
  return {
    steps,
    expectKept: expectTyped,
    expectStored: async () => {
      const staff = await StaffApi.signIn();
      const card = await staff.onlyCardNamed(lastName);
      const career = [{ team: 'Isidro Metapán', startYear: 2021, isCurrent: true }];
      expect(card).toMatchObject({ name: 'Ximena', country: 'El Salvador', gpa: 3.42, career });
      await staff.remove(card.id);
    },
  };
}
