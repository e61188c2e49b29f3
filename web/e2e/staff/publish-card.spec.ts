import { expect, type Page, test } from '@playwright/test';
import { staff } from '../../app/labels/en/staff';
import { picture } from '../support/pictures';
import { collectWrites, expectProblem } from '../support/player-form';
import { signIn } from '../support/staff';

const THIS_YEAR = new Date().getFullYear();

async function fillCard(page: Page, lastName: string) {
  await page.getByLabel('First name').fill('Íngrid');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Sport', { exact: true }).selectOption({ label: "Soccer-Women's Soccer" });
  await page.getByLabel('Position').fill('Midfielder');
  await page.getByLabel('Country').fill('El Salvador');
  await page.getByLabel('Date of birth', { exact: true }).fill('03/14/2009');
  await page.getByLabel('Weight (kg)').fill('58,5');
  await page.getByLabel('Height (cm)').fill('166');
  await page.getByLabel('High school graduation year').selectOption(String(THIS_YEAR + 1));
  await page.getByLabel('College enrollment expected year').selectOption(String(THIS_YEAR + 2));
  await page.getByLabel('GPA').fill('3.85');
  await page.getByLabel('TOEFL').fill('98');
  await page.getByLabel('Video URL').fill('https://youtu.be/aqz-KE-bpKQ');
}

/** Every field that has a label has a control: one without could not be filled in by anybody. */
async function expectControls(page: Page) {
  const { career, team, startYear, endYear, isCurrent, cardImage, bannerImage, ...fields } = staff.fields;
  for (const name of Object.keys(fields)) await expect(page.locator(`[name="${name}"]`)).toBeVisible();
}

async function fillTeam(page: Page, number: number, team: string, start: number, end: number | null) {
  const row = page.getByRole('group', { name: `Team ${number}` });
  await row.getByLabel('Team', { exact: true }).fill(team);
  await row.getByLabel('Start year').fill(String(start));
  if (end === null) await row.getByLabel('Current team').check();
  else await row.getByLabel('End year').fill(String(end));
}

test('staff create a card with pictures and careers, visitors see it, staff edit it', async ({ page, browser }) => {
  const lastName = `Zelaya ${Date.now().toString(36)}`;
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  await expectControls(page);
  await fillCard(page, lastName);
  await fillTeam(page, 1, 'Club de Prueba', 2024, null);
  await page.getByRole('button', { name: 'Add team' }).click();
  await fillTeam(page, 2, 'Escuela de Prueba', 2021, 2023);
  await page.getByRole('button', { name: 'Add team' }).click();
  await fillTeam(page, 3, 'Barrio de Prueba', 2019, 2021);
  await page.getByLabel('Upload Profile Image').setInputFiles(await picture('card.jpg', '#0b6b40'));
  await page.getByLabel('Upload Banner Image').setInputFiles(await picture('banner.jpg', '#10211b', 1920, 720));
  await page.getByRole('button', { name: 'Create Player' }).click();
  const done = page.getByRole('dialog').filter({ hasText: 'Player has been created successfully!' });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/player-cards-detail\/\w+$/);
  const address = new URL(page.url()).pathname;

  const visitor = await (await browser.newContext()).newPage();
  // By name: the gallery's first page shows twelve cards a sport, and other journeys make cards, too.
  await expect(async () => {
    await visitor.goto(`/player-cards?q=${encodeURIComponent(lastName)}`);
    await expect(visitor.getByRole('link', { name: new RegExp(lastName) }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.goto(address);
  await expect(visitor.getByText('Club de Prueba')).toBeVisible();
  await expect(visitor.getByText('Barrio de Prueba')).toBeVisible();
  await expect(visitor.getByText('2009', { exact: true })).toBeVisible();
  await expect(visitor.getByText('03/14/2009')).toHaveCount(0);
  const portrait = visitor.getByRole('img', { name: /^Portrait of/ }).first();
  const firstImage = await portrait.getAttribute('src');
  expect(firstImage).toContain('/upfield/');

  await page.getByRole('link', { name: 'Edit Player' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await expect(page.getByRole('group', { name: 'Team 3' }).getByLabel('Team', { exact: true })).toHaveValue(
    'Barrio de Prueba',
  );
  await page.getByLabel('GPA').fill('3.95');
  await page.getByRole('button', { name: 'Remove profile image' }).click();
  await page.getByLabel('Upload Profile Image').setInputFiles(await picture('other.jpg', '#ff5226'));
  await page.getByRole('button', { name: 'Update Player' }).click();
  const updated = page.getByRole('dialog').filter({ hasText: 'Player has been updated successfully!' });
  await expect(updated).toBeVisible();
  await updated.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(address);

  await expect(async () => {
    await visitor.goto(address);
    await expect(visitor.getByText('3.95').first()).toBeVisible({ timeout: 1000 });
    expect(await portrait.getAttribute('src')).not.toBe(firstImage);
  }).toPass();
  await expect(visitor.getByText('Escuela de Prueba')).toBeVisible();
});

test('what is missing is shown at the field and in a summary, and nothing is sent', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/player-cards\/create$/);
  await page.getByLabel('First name').fill('Sola');
  const writes = collectWrites(page);
  await page.getByRole('button', { name: 'Create Player' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'need attention' });
  await expect(summary).toBeVisible();
  await summary.getByRole('link', { name: /Last name/ }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expectProblem(page.getByLabel('Last name'), 'Last name is required.');
  await expect(page.getByLabel('First name')).toHaveValue('Sola');
  expect(writes).toEqual([]);
});
