import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { leadsOf } from '../support/lead-desk';
import { ENGLISH, grownPlayer, LeadForm, SPANISH, type Words } from '../visitor/lead-form';
import type { Journey, Step } from './journey';

function solving(page: Page, words: Words): Step {
  return {
    name: 'solves the captcha',
    act: () => page.getByRole('checkbox', { name: words.captcha }).click(),
    arrived: (timeout) => expect(page.getByText(words.solved, { exact: true })).toBeVisible({ timeout }),
  };
}

/** Gallery, player, question about the player. */
export function visitorJourney(page: Page): Journey {
  const email = `${randomUUID()}@university.example`;
  const typed = {
    'Full name': 'Pat Morgan',
    Email: email,
    University: 'Lakeside State',
    Message: 'Is a visit possible?',
  };
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'Ángel Ñurinda' });
  const search = main.getByRole('searchbox', { name: 'Search players' });
  // By the name, which the links to similar players on the player's page do not have: a step that is repeated late must not follow one.
  const found = main.getByRole('link', { name: /Ñurinda.*class of/ });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const steps: Step[] = [
    {
      name: 'opens the gallery',
      act: () => open(page, '/player-cards'),
      arrived: (timeout) => expect(search).toBeVisible({ timeout }),
    },
    {
      name: 'looks for a player',
      act: () => search.fill('nurinda'),
      arrived: (timeout) => expect(main.getByRole('link', { name: /class of/ })).toHaveCount(1, { timeout }),
    },
    {
      name: 'opens the player',
      act: () => found.first().click(),
      arrived: (timeout) => expect(heading(/Ñurinda/i)).toBeVisible({ timeout }),
    },
    {
      name: 'goes to the form',
      act: () => main.getByRole('link', { name: 'Ask about this player' }).click(),
      arrived: (timeout) => expect(form).toBeVisible({ timeout }),
    },
    {
      name: 'fills it',
      act: async () => {
        for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
      },
      arrived: () => expectTyped(),
    },
    solving(page, ENGLISH),
    {
      name: 'sends it',
      act: () => form.getByRole('button', { name: 'Send my question' }).click(),
      arrived: (timeout) =>
        expect(page.getByRole('status').getByRole('heading', { name: 'Received' })).toBeVisible({ timeout }),
    },
  ];
  const expectTyped = async () => {
    for (const [label, text] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(text);
  };
  return {
    steps,
    expectKept: expectTyped,
    expectStored: async () => {
      const stored = { fullname: 'Pat Morgan', university: 'Lakeside State', message: 'Is a visit possible?' };
      expect(await leadsOf(email)).toMatchObject([{ kind: 'coach-question', ...stored }]);
    },
  };
}

/** The draft registration, in Spanish, of a player under age. */
export function familyJourney(page: Page): Journey {
  const typed = {
    ...grownPlayer(),
    fullname: 'Elena Prueba Núñez',
    age: '16',
    sport: 'Fútbol',
    packageInterested: 'ShowcasePass',
    guardianName: 'Ana Núñez',
    guardianEmail: 'ana.nunez@example.com',
  };
  const lead = new LeadForm(page, 'Formulario de la lista de espera', SPANISH);
  const steps: Step[] = [
    {
      name: 'opens the registration',
      act: () => open(page, '/register'),
      arrived: (timeout) => expect(lead.form).toBeVisible({ timeout }),
    },
    {
      name: 'fills it',
      act: async () => {
        await lead.fill(typed);
        await lead.consent.check();
      },
      arrived: () => expectTyped(),
    },
    solving(page, SPANISH),
    {
      name: 'sends it',
      act: () => lead.send.click(),
      arrived: (timeout) =>
        expect(page.getByRole('status').getByRole('heading', { name: /^Estás en la lista/ })).toBeVisible({ timeout }),
    },
  ];
  const expectTyped = async () => {
    await lead.expectKept(typed);
    await expect(lead.consent).toBeChecked();
  };
  return {
    steps,
    expectKept: expectTyped,
    expectStored: async () => {
      const stored = { fullname: typed.fullname, phone: '+50370000000', age: 16, guardianName: typed.guardianName };
      expect(await leadsOf(typed.email)).toMatchObject([{ kind: 'draft-waiting-list', language: 'es', ...stored }]);
    },
  };
}

/** Goes to an address as a person does, who reads and types as soon as there is something. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}
