import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newEditor } from '../support/admin-editors';
import { ContentManager, TemporaryEdits } from '../support/content';
import { leadsOf } from '../support/lead-desk';
import { newLastName, openAsStaff } from '../support/player-form';
import { StaffApi } from '../support/staff-api';
import { test } from '../support/visitor';
import { shareTallGoalkeeper } from './coach';
import { CountedPerson, stepsOf } from './counted-person';
import { publishHomeHeading } from './marketing';
import { askForAssessment } from './mother';
import { publishCard, recordTwoConsents } from './staff';
import { printStepTable, type StepRow } from './step-table';

/** `npm run steps`: what each journey costs, printed as the table of docs/steps.md. What a journey may cost at most is its bound here. */

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ actionTimeout: 60_000 });

const PHONE = { width: 390, height: 844 };
const rows: StepRow[] = [];

/** Walks a journey and counts it. @param most steps that it may cost */
async function count(journey: string, page: Page, most: number, walk: (person: CountedPerson) => Promise<unknown>) {
  const person = new CountedPerson(page);
  await walk(person);
  rows.push({ journey, ...person.effort });
  expect(stepsOf(person.effort)).toBeLessThanOrEqual(most);
}

test.afterAll(() => printStepTable(rows));

test('mother @long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const email = `${randomUUID()}@example.com`;
  await count('Mother: home to “sent”', page, 15.7, (person) => askForAssessment(person, email));
  expect(await leadsOf(email)).toHaveLength(1);
});

test('coach @long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await count('Coach: gallery to a shared goalkeeper', page, 4.4, shareTallGoalkeeper);
});

test('staff: card @long', async ({ page }) => {
  const lastName = newLastName('Contada');
  await count('Staff: sign-in with a photo to a published card', page, 14, (person) => publishCard(person, lastName));
  const api = await StaffApi.signIn();
  await api.remove((await api.onlyCardNamed(lastName)).id);
});

test('staff: consents @long', async ({ page }) => {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Contada');
  for (const name of ['Ada', 'Bea']) await api.create(lastName, { name });
  await openAsStaff(page);
  await count('Staff: list to two recorded consents', page, 5, (person) => recordTwoConsents(person, lastName));
  for (const { id } of await api.cardsNamed(lastName)) await api.remove(id);
});

test('marketing @long', async ({ page }) => {
  const edits = new TemporaryEdits(new ContentManager());
  await edits.publish('home-page', (entry) => entry);
  const editor = await newEditor();
  await count('Marketing: login to a published heading', page, 6.6, (person) =>
    publishHomeHeading(person, editor, 'Get Recruited, counted'),
  );
  await edits.restoreAll();
});
