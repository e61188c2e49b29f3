import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { type ManagedCard, openCard, test } from '../support/managed-card';
import { dialogNamed } from '../support/player-form';
import { STAFF } from '../support/site';
import { StaffApi } from '../support/staff-api';

async function recordConsent(page: Page, row: Locator, card: ManagedCard, givenBy = 'Rosa Prueba') {
  await row.getByRole('button', { name: `Record the consent for ${card.name}` }).click();
  const dialog = dialogNamed(page, 'Guardian’s consent');
  await dialog.getByLabel('Person who agreed').fill(givenBy);
  await dialog.getByLabel('Date of consent').fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Save consent' }).click();
  await expect(dialog).toBeHidden();
}

test('is missing at a glance, recorded, shown everywhere to staff, and withdrawn after asking', async ({
  page,
  card,
}) => {
  const row = await openCard(page, card);
  await expect(row.getByText('No consent on record')).toBeVisible();
  await recordConsent(page, row, card);
  await expect(page.getByText(`The consent for ${card.name} is on record.`)).toBeVisible();
  await expect(row.getByText('No consent on record')).toBeHidden();
  await expect(row).toContainText('Rosa Prueba');
  await expect(row).toContainText('Jan 5, 2026');

  await page.reload();
  const open = row.getByRole('button', { name: `Consent for ${card.name}` });
  await open.click();
  const dialog = dialogNamed(page, 'Guardian’s consent');
  await expect(dialog.getByLabel('Person who agreed')).toHaveValue('Rosa Prueba');
  await expect(dialog.getByLabel('Text that was agreed to')).not.toHaveValue('');
  await expect(dialog).toContainText(`Recorded by ${STAFF.name}.`);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await page.goto(card.path);
  await expect(page.getByText('Consent of Rosa Prueba, Jan 5, 2026')).toBeVisible();

  await openCard(page, card);
  await open.click();
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click();
  const question = dialogNamed(page, 'Withdraw this consent?');
  await expect(question).toBeVisible();
  await expectAccessible(page, 'withdrawing');
  await question.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(row.getByText('Consent withdrawn')).toBeVisible();
  await expect(row.getByText('No consent on record')).toHaveCount(0);
  await page.goto(card.path);
  await expect(page.getByText(/^Consent withdrawn on /)).toBeVisible();
  await openCard(page, card);

  await row.getByRole('button', { name: `Record the consent for ${card.name}` }).click();
  await dialog.getByText(`Rosa Prueba, Jan 5, 2026: withdrawn on`).click();
  await expect(dialog).toContainText(`recorded by ${STAFF.name}.`);
  await expectAccessible(page, 'withdrawn');
});

test('says at the field what is wrong, and keeps what was typed when it is left by mistake', async ({ page, card }) => {
  const row = await openCard(page, card);
  const record = row.getByRole('button', { name: `Record the consent for ${card.name}` });
  await record.click();
  const dialog = dialogNamed(page, 'Guardian’s consent');
  await dialog.getByLabel('Text that was agreed to').fill('');
  await dialog.getByRole('button', { name: 'Save consent' }).click();
  for (const label of ['Person who agreed', 'Date of consent', 'Text that was agreed to']) {
    await expect(dialog.getByText(`${label} is required.`)).toBeVisible();
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog.getByLabel('Person who agreed')).toBeFocused();
  await expectAccessible(page, 'consent with errors');

  await dialog.getByLabel('Person who agreed').fill('Rosa Prueba');
  await dialog.getByLabel('Text that was agreed to').fill('I agree.');
  await dialog.getByLabel('Date of consent').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Save consent' }).click();
  await expect(dialog.getByText('Date of consent cannot be a date in the future.')).toBeVisible();
  await expect(dialog.getByLabel('Date of consent')).toBeFocused();

  // A selection that ends beside the dialog.
  await dialog.getByLabel('Person who agreed').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await record.click();
  await expect(dialog.getByLabel('Person who agreed')).toHaveValue('Rosa Prueba');
});

test('cards without one are filtered, and the filter stays in the address', async ({ page, card }) => {
  const row = await openCard(page, card);
  const filter = page.getByRole('button', { name: /^No consent on record/ });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/consent=missing/);
  await expect(row).toHaveCount(1);
  await recordConsent(page, row, card);
  await expect(page.getByText('No card matches.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No card matches.')).toBeVisible();
  await expectAccessible(page, 'no match');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(/\/manage$/);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test('families who agreed on one day are recorded together, each by the name of its own guardian', async ({
  page,
  card,
}) => {
  const staff = await StaffApi.signIn();
  const [second, third] = [await staff.create(card.lastName), await staff.create(card.lastName, { name: 'Zoe' })];
  await page.goto(`/player-cards/manage?q=${encodeURIComponent(card.lastName)}&sort=player`);
  await page.getByRole('button', { name: `Record the consent for ${card.name}` }).click();
  const dialog = dialogNamed(page, 'Guardian’s consent');
  const together = dialog.getByRole('group', { name: 'Agreed on the same day, to the same words' });
  const other = together.getByLabel(`Rebeca ${card.lastName}`);
  await dialog.getByLabel('Person who agreed').fill('Julia Prueba');
  await other.fill('\u200B');
  await dialog.getByLabel('Date of consent').fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Save and next (1 left)' }).click();
  await expect(other).toHaveAttribute('aria-invalid', 'true');
  await expect(other).toBeFocused();
  await expectAccessible(page, 'consents together');
  expect((await staff.card(card.id)).consent).toBeNull();

  await other.fill('Carla Prueba');
  await dialog.getByRole('button', { name: 'Save and next (1 left)' }).click();
  await expect(dialog).toContainText(`the card of Zoe ${card.lastName}`);
  await expect(page.getByText('The consents for 2 players are on record.')).toBeVisible();
  await expect(dialog.getByLabel('Date of consent')).toHaveValue('2026-01-05');
  await page.keyboard.press('Escape');
  for (const [id, givenBy] of [
    [card.id, 'Julia Prueba'],
    [second.id, 'Carla Prueba'],
  ] as const) {
    expect((await staff.card(id)).consent).toMatchObject({ givenBy, givenOn: '2026-01-05' });
  }
  expect((await staff.card(third.id)).consent).toBeNull();
  for (const { id } of [second, third]) await staff.remove(id);
});

test('missing ones are recorded one after the other; date and words are kept, the name is not', async ({
  page,
  card,
}) => {
  const staff = await StaffApi.signIn();
  const [second, third] = [await staff.create(card.lastName), await staff.create(card.lastName)];
  await staff.consent(third.id, 'Rosa Prueba');
  await page.goto(`/player-cards/manage?q=${encodeURIComponent(card.lastName)}&sort=player`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('button', { name: `Record the consent for ${card.name}` }).click();
  const dialog = dialogNamed(page, 'Guardian’s consent');
  await expect(dialog).toContainText(card.name);
  await dialog.getByLabel('Person who agreed').fill('Julia Prueba');
  await dialog.getByLabel('Date of consent').fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Save and next (1 left)' }).click();
  await expect(dialog).toContainText(`the card of Rebeca ${card.lastName}`);
  await expect(dialog.getByLabel('Person who agreed')).toHaveValue('');
  await expect(dialog.getByLabel('Person who agreed')).toBeFocused();
  await expect(dialog.getByLabel('Date of consent')).toHaveValue('2026-01-05');
  await expect(dialog.getByRole('button', { name: /^Save and next/ })).toHaveCount(0);
  await page.keyboard.type('Carla Prueba');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await staff.card(card.id)).consent).toMatchObject({ givenBy: 'Julia Prueba', givenOn: '2026-01-05' });
  expect((await staff.card(second.id)).consent).toMatchObject({ givenBy: 'Carla Prueba', givenOn: '2026-01-05' });
  for (const { id } of [second, third]) await staff.remove(id);
});
