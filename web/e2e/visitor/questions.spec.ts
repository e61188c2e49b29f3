import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { LEAD_TEXT_MAX } from '@upfield/cms/contract/lead-choices';
import { publicCards } from '../public/pages';
import { visit } from '../public/visit';
import { leadsOf } from '../support/lead-desk';
import { mailsAbout, mailsTo, readable } from '../support/mailbox';
import { test } from '../support/visitor';
import { solveCaptcha } from './lead-form';

test.describe.configure({ timeout: 180_000 });
const SOON = { timeout: 60_000 };

/** Opens the page of a player and follows one of the links to a form about them. */
async function follow(page: Page, link: string) {
  const [card] = await publicCards(page.request);
  if (!card) throw new Error('The demo site has no player.');
  // A form that is sent before its scripts run is judged by the browser alone.
  await visit(page, `/player-cards-detail/${card.id}`);
  await expect(page.getByRole('main')).not.toContainText(/@|\+\d{6}/);
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  return { id: card.id, name: `${card.name} ${card.lastName}` };
}

test('a coach asks about a player: stored with the player’s id, mailed to the staff, answered to the coach', async ({
  page,
}) => {
  const player = await follow(page, 'Ask about this player');
  const form = page.getByRole('form', { name: player.name });
  const email = `${randomUUID()}@university.example`;
  await form.getByLabel('Full name').fill('Pat Morgan');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send my question' }).click();
  const problems = form.getByRole('alert').getByRole('link');
  await expect(problems).toHaveText(['University', 'Message', 'I am not a robot']);
  await expect(form.getByLabel('Full name')).toHaveValue('Pat Morgan');
  await expect(form.getByLabel('Email')).toHaveValue(email);

  await form.getByLabel('University').fill('Lakeside State');
  await expect(problems).toHaveText(['Message', 'I am not a robot']);
  await form.getByLabel('Message').fill('Is a visit possible in spring?');
  await solveCaptcha(page);
  await form.getByRole('button', { name: 'Send my question' }).click();
  await expect(page.getByRole('status').getByRole('heading', { name: 'Received' })).toBeVisible();

  expect(await leadsOf(email)).toMatchObject([
    {
      kind: 'coach-question',
      playerId: player.id,
      playerName: player.name,
      university: 'Lakeside State',
      message: 'Is a visit possible in spring?',
      sourcePage: `/player-question/${player.id}`,
      urgent: false,
    },
  ]);
  await expect.poll(async () => (await mailsAbout(email)).length, SOON).toBe(1);
  const [toStaff = ''] = (await mailsAbout(email)).map(readable);
  expect(toStaff).toContain('Is a visit possible in spring?');
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(1);
});

test('a pasted message that is too long comes whole, and is refused by name', async ({ page }) => {
  await follow(page, 'Request removal');
  const message = page.getByRole('main').getByLabel('Message');
  const pasted = 'a'.repeat(LEAD_TEXT_MAX.message + 1);
  await message.focus();
  await page.keyboard.insertText(pasted);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(message).toHaveAccessibleDescription(/^Message can have at most \d+ characters/);
  await expect(message).toHaveValue(pasted);
});

test('a family asks for a removal: stored as urgent, mailed to the staff', async ({ page }) => {
  const player = await follow(page, 'Request removal');
  const form = page.getByRole('form', { name: player.name });
  const email = `${randomUUID()}@example.com`;
  await form.getByLabel('Full name').fill('Rosa Monterrosa');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill('I am the mother.');
  await solveCaptcha(page);
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('status').getByRole('heading', { name: 'Received' })).toBeVisible();

  expect(await leadsOf(email)).toMatchObject([
    { kind: 'removal-request', playerId: player.id, urgent: true, state: 'new', message: 'I am the mother.' },
  ]);
  await expect.poll(async () => (await mailsAbout(email)).length, SOON).toBe(1);
  const [toStaff = ''] = (await mailsAbout(email)).map(readable);
  // A form that is filled in faster than people type is marked; the mail leaves all the same.
  expect(toStaff).toMatch(/^Subject: (\[Suspected spam\] )?REMOVAL REQUEST/m);
});

for (const path of ['player-question', 'player-removal']) {
  test(`/${path} of an unknown player is not found, and no page of it is for search engines`, async ({ page }) => {
    expect((await page.goto(`/${path}/nobody`))?.status()).toBe(404);
    const [card] = await publicCards(page.request);
    const answer = await page.goto(`/${path}/${card?.id}`);
    expect(await answer?.headerValue('x-robots-tag')).toBe('noindex');
  });
}
