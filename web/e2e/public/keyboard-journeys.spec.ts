import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { shareTallGoalkeeper } from '../steps/coach';
import { KeyboardPerson } from '../steps/keyboard-person';
import { askForAssessment } from '../steps/mother';
import { leadsOf } from '../support/lead-desk';
import { test } from '../support/visitor';

/** The journeys that `npm run steps` counts, without a mouse or a finger. */

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });

test('a mother asks for an assessment by keyboard', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await askForAssessment(new KeyboardPerson(page), email);
  expect(await leadsOf(email)).toMatchObject([{ writer: 'parent', packageInterested: 'NextLevelPack' }]);
});

test('a coach finds and shares a tall goalkeeper by keyboard', async ({ page }) => {
  expect(await shareTallGoalkeeper(new KeyboardPerson(page))).toMatch(
    /goalkeeper.*class of 2027.*\(1(8[5-9]|9\d) cm\)/,
  );
});
