import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { draftOffer } from '../support/drafts';
import {
  dialogNamed,
  fillRequired,
  fillTeam,
  finishSaving,
  newLastName,
  openAsStaff,
  saveButton,
  teamRow,
} from '../support/player-form';
import { StaffApi } from '../support/staff-api';

/** Where staff go on from a saved card, and cards that visitors do not see. */

test('the consent is recorded from the success dialog, which then leads on', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Consentida');
  await fillRequired(page, lastName);
  await saveButton(page).click();
  const done = dialogNamed(page, 'Player created');
  await expect(done.getByRole('link', { name: 'View in a new tab' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page, 'created');
  await done.getByRole('button', { name: 'Record consent' }).click();
  const consent = dialogNamed(page, 'Guardian’s consent');
  await consent.getByLabel('Person who agreed').fill('Rosa Prueba');
  await consent.getByLabel('Date of consent').fill('2026-01-05');
  await page.keyboard.press('Escape');
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: 'Record consent' }).click();
  await expect(consent.getByLabel('Person who agreed')).toHaveValue('Rosa Prueba');
  await consent.getByRole('button', { name: 'Save consent' }).click();
  await expect(done).toBeVisible();
  await expect(done.getByRole('button', { name: 'Record consent' })).toHaveCount(0);
  expect((await api.onlyCardNamed(lastName)).consent).toMatchObject({ givenBy: 'Rosa Prueba' });
  await finishSaving(page);
});

test('another card begins with an empty form', async ({ page }) => {
  const api = await openAsStaff(page);
  const [first, second] = [newLastName('Primera'), newLastName('Otra')];
  await fillRequired(page, first);
  await saveButton(page).click();
  await dialogNamed(page, 'Player created').getByRole('button', { name: 'Create another' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await expect(draftOffer(page)).toBeHidden();
  await fillRequired(page, second);
  await saveButton(page).click();
  await finishSaving(page);
  for (const name of [first, second]) expect((await api.onlyCardNamed(name)).lastName).toBe(name);
});

test('a card that is saved hidden opens for staff alone, with a ribbon, and is shown from there', async ({
  page,
  request,
}) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Oculta');
  await fillRequired(page, lastName);
  await page.getByLabel('Keep this card hidden for now').check();
  await expect(page.getByText('Visitors see nothing of this card until you make it public.')).toBeVisible();
  await page.reload();
  await draftOffer(page).getByRole('button', { name: 'Use the draft' }).click();
  await expect(page.getByLabel('Keep this card hidden for now')).toBeChecked();
  await saveButton(page).click();
  await finishSaving(page);
  const path = new URL(page.url()).pathname;
  const { id, listed } = await api.onlyCardNamed(lastName);
  expect(listed).toBe(false);
  expect((await request.get(path)).status()).toBe(404);
  const ribbon = page.getByText('Hidden: visitors do not see this page.');
  await expect(ribbon).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Player Overview' })).toBeVisible();
  await expectAccessible(page, 'hidden card');

  await page.getByRole('link', { name: 'Edit Player' }).click();
  await expect(page.getByRole('heading', { name: 'Edit player' })).toBeVisible();
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Keep this card hidden for now')).toHaveCount(0);

  await page.goto(path);
  await page.getByRole('button', { name: 'Make public' }).click();
  await expect(ribbon).toBeHidden();
  expect((await api.card(id)).listed).toBe(true);
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 20_000 }).toBe(200);
});

test('a visitor, and staff who ask for a card that never was, read that the player is not found', async ({ page }) => {
  await page.goto('/player-cards-detail/nosuchplayer');
  await expect(page.getByRole('heading', { name: 'Player not found' })).toBeVisible();
  await openAsStaff(page);
  await page.goto('/player-cards-detail/nosuchplayer');
  await expect(page.getByRole('heading', { name: 'Player not found' })).toBeVisible();
  await expect(page.getByText('nosuchplayer')).toBeVisible();
});

test('required fields are marked, and the marks are no part of their names', async ({ page }) => {
  await openAsStaff(page);
  const markOf = (name: string) =>
    page
      .locator('label', { hasText: new RegExp(`^${name}$`) })
      .first()
      .evaluate((label) => getComputedStyle(label, '::after').content);
  await expect(page.getByText('Fields with a star are required.')).toBeVisible();
  for (const name of ['First name', 'Last name', 'Sport', 'Country', 'Date of birth', 'High school graduation year']) {
    expect(await markOf(name), name).toBe('""');
  }
  for (const name of ['Position', 'GPA', 'Weight \\(kg\\)', 'Video URL']) expect(await markOf(name), name).toBe('none');
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toBeVisible();
});

test('from the list to a card, saved, on to the next one and back to the same list', async ({ page }) => {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Seguida');
  for (const name of ['Ada', 'Bea', 'Cloe']) await api.create(lastName, { name });
  await openAsStaff(page);
  const list = `/player-cards/manage?q=${encodeURIComponent(lastName)}&sort=player`;
  await page.goto(list);
  await page.getByRole('link', { name: `Edit Ada ${lastName}` }).click();
  const trail = page.getByRole('navigation', { name: 'Player cards' });
  await expect(trail).toContainText('1 of 3');
  await page.getByLabel('GPA').fill('3.9');
  await saveButton(page).click();
  await dialogNamed(page, 'Player updated').getByRole('link', { name: 'Edit next in list' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Bea');
  await expect(trail).toContainText('2 of 3');
  await page.getByLabel('GPA').fill('3.8');
  await saveButton(page).click();
  await finishSaving(page, 'updated');
  await trail.getByRole('link', { name: 'Edit next in list' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Cloe');
  await expect(trail.getByRole('link', { name: 'Edit next in list' })).toHaveCount(0);
  await trail.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/q=Seguida.*sort=player/);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  expect((await api.cardsNamed(lastName)).map(({ gpa }) => gpa).sort()).toEqual([3.8, 3.9, null]);
});

test('a duplicate begins with the texts of a card, without its pictures and film, and warns of the same player', async ({
  page,
}) => {
  const api = await StaffApi.signIn();
  const lastName = newLastName('Doble');
  const card = await api.create(lastName, { gpa: 3.3, highlightsLink: 'https://youtu.be/aqz-KE-bpKQ' });
  await openAsStaff(page);
  await page.goto(`/player-cards/manage?q=${encodeURIComponent(lastName)}`);
  await page.getByRole('button', { name: `Duplicate Rebeca ${lastName}` }).click();
  await expect(page.getByRole('heading', { name: 'Create player' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await expect(page.getByLabel('GPA')).toHaveValue('3.3');
  await expect(page.getByLabel('Video URL')).toHaveValue('');
  const warning = page.getByRole('status').filter({ hasText: `There is a card of Rebeca ${lastName}, born in 2008` });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('link')).toHaveAttribute('href', `/player-cards/edit/${card.id}`);
  await expectAccessible(page, 'same player');
  await page.getByLabel('First name').fill('Rita');
  await expect(warning).toBeHidden();
  await saveButton(page).click();
  await finishSaving(page);
  const cards = await api.cardsNamed(lastName);
  expect(cards.map(({ name }) => name).sort()).toEqual(['Rebeca', 'Rita']);
  expect(cards.map(({ gpa }) => gpa)).toEqual([3.3, 3.3]);
});

test('the form tells who changed which parts of the card', async ({ page }) => {
  const api = await StaffApi.signIn();
  const card = await api.create(newLastName('Historia'));
  await api.change(card, { gpa: 3.4, country: 'Panama' });
  await openAsStaff(page, `/player-cards/edit/${card.id}`);
  await fillTeam(page, 1, 'Águila', 2022, 2023);
  await page.getByText('Changes of this card').click();
  const changes = page.getByRole('listitem').filter({ hasText: /, .+: / });
  await expect(changes.filter({ hasText: ': Country, GPA' })).toBeVisible();
  await expect(changes.filter({ hasText: ': created the card' })).toBeVisible();
  await expectAccessible(page, 'changes');
  await expect(teamRow(page, 1).getByLabel('Team', { exact: true })).toHaveValue('Águila');
});
