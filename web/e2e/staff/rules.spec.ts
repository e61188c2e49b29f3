import { expect, type Locator, test } from '@playwright/test';
import {
  birthDate,
  collectWrites,
  dialogNamed,
  expectProblem,
  fillRequired,
  fillTeam,
  finishSaving,
  newLastName,
  openAsStaff,
  sportSelect,
  THIS_YEAR,
  teamRow,
} from '../support/player-form';
import { StaffApi } from '../support/staff-api';

/** Specification §5, rule by rule, each with the exact sentence that a person reads. */

async function expectAfterBlur(field: Locator, typed: string, message: string | null): Promise<void> {
  await test.step(`"${typed}" ${message ?? 'is in order'}`, async () => {
    await field.fill(typed);
    await field.blur();
    await expectProblem(field, message);
  });
}

test('what a new player must have', async ({ page }) => {
  await openAsStaff(page);
  const writes = collectWrites(page);
  await page.getByRole('button', { name: 'Create Player' }).click();
  const required: [Locator, string][] = [
    [page.getByLabel('First name'), 'First name is required.'],
    [page.getByLabel('Last name'), 'Last name is required.'],
    [sportSelect(page), 'Choose a sport from the list.'],
    [page.getByLabel('Country'), 'Country is required.'],
    [birthDate(page), 'Date of birth is required.'],
    [page.getByLabel('High school graduation year'), 'High school graduation year is required.'],
    [page.getByLabel('College enrollment expected year'), 'College enrollment expected year is required.'],
  ];
  for (const [field, message] of required) await expectProblem(field, message);
  await expectProblem(page.getByLabel('Position'), null);
  await expectProblem(page.getByLabel('GPA'), null);
  await expect(page.getByRole('alert').filter({ hasText: '7 fields need attention' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
  await expect(page.getByLabel('First name')).toBeFocused();
  expect(writes).toEqual([]);

  const sport = sportSelect(page);
  await sport.focus();
  await sport.selectOption({ index: 1 });
  await expect(sport).toBeFocused();
  await expectProblem(sport, null);
});

test('a known player must have a position too', async ({ page }) => {
  const api = await StaffApi.signIn();
  const { id } = await api.create(newLastName('Sinposicion'), { sportPosition: null });
  await openAsStaff(page, `/player-cards/edit/${id}`);
  await page.getByRole('button', { name: 'Update Player' }).click();
  await expectProblem(page.getByLabel('Position'), 'Position is required.');
  await expect(page.getByLabel('Position')).toBeFocused();
});

test('numbers: a decimal point or comma, and their bounds', async ({ page }) => {
  await openAsStaff(page);
  const bounds: [label: string, max: number][] = [
    ['GPA', 4],
    ['TOEFL', 120],
    ['SAT', 1600],
    ['ACT', 36],
    ['Duolingo', 160],
    ['Weight (kg)', 300],
    ['Height (cm)', 272],
  ];
  for (const [label, max] of bounds) {
    const field = page.getByLabel(label);
    await expectAfterBlur(field, 'tall', `${label} must be a number.`);
    await expectAfterBlur(field, '-1', `${label} must be 0 or more.`);
    await expectAfterBlur(field, String(max + 1), `${label} must be ${max} or less.`);
    await expectAfterBlur(field, String(max), null);
    await expectAfterBlur(field, '', null);
  }
  const gpa = page.getByLabel('GPA');
  await expectAfterBlur(gpa, '3.855', 'GPA can have at most 2 decimals.');
  await expectAfterBlur(gpa, '3,85', null);
  await expectAfterBlur(gpa, '3.850', null);
  await expectAfterBlur(gpa, '1,000.5', 'GPA must be a number.');
});

test('nothing is said while typing, only when the field is left', async ({ page }) => {
  await openAsStaff(page);
  const gpa = page.getByLabel('GPA');
  await gpa.pressSequentially('37');
  await expectProblem(gpa, null);
  await gpa.press('Tab');
  await expectProblem(gpa, 'GPA must be 4 or less.');
});

test('the date of birth: MM/dd/yyyy, a real day, in the past; calendar and year lists of 50 years', async ({
  page,
}) => {
  await openAsStaff(page);
  const field = birthDate(page);
  await expect(field).toHaveAttribute('placeholder', 'MM/dd/yyyy');
  const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000);
  const inUsOrder = `${tomorrow.getMonth() + 1}/${tomorrow.getDate()}/${tomorrow.getFullYear()}`;
  for (const typed of ['31/02/2008', '02/30/2008', '2008-02-03', '1/2/08', 'yesterday'])
    await expectAfterBlur(field, typed, 'Date input not valid.');
  for (const typed of [inUsOrder, '01/01/1850'])
    await expectAfterBlur(field, typed, 'Date of birth must be a date in the past.');
  await expectAfterBlur(field, '', 'Date of birth is required.');
  await expectAfterBlur(field, '3/4/2009', null);

  await page.getByRole('button', { name: 'Open calendar' }).click();
  const years = page.getByRole('dialog').getByRole('combobox').last().getByRole('option');
  await expect(years).toHaveCount(50);
  await expect(years.first()).toHaveText(String(THIS_YEAR));
  await page.keyboard.press('Escape');
  for (const label of ['High school graduation year', 'College enrollment expected year']) {
    const options = page.getByLabel(label).getByRole('option');
    await expect(options).toHaveCount(51);
    await expect(options.nth(0)).toHaveText('Select a year');
    await expect(options.nth(1)).toHaveText(String(THIS_YEAR + 8));
  }
});

test('teams: years, order, the current one, and the last one that stays', async ({ page }) => {
  await openAsStaff(page);
  const row = teamRow(page, 1);
  const [team, start, end] = [
    row.getByLabel('Team', { exact: true }),
    row.getByLabel('Start year'),
    row.getByLabel('End year'),
  ];
  const last = THIS_YEAR + 4;
  await expect(row.getByRole('button', { name: 'Delete team 1' })).toBeDisabled();

  await team.fill('Alianza');
  await expectAfterBlur(start, '1999', `Start year must be a year between 2000 and ${last}.`);
  await expectAfterBlur(start, String(last + 1), `Start year must be a year between 2000 and ${last}.`);
  await expectAfterBlur(start, '2020.5', `Start year must be a year between 2000 and ${last}.`);
  await expectAfterBlur(start, '2020', null);
  await expectAfterBlur(end, '1999', `End year must be a year between 2000 and ${last}.`);
  await expectAfterBlur(end, '2019', 'The end year cannot be before the start year.');
  await row.getByLabel('Current team').check();
  await expect(end).toBeDisabled();
  await expect(end).toHaveValue('');
  await expectProblem(end, null);
  await expectAfterBlur(start, String(THIS_YEAR + 1), `Start year must be a year between 2000 and ${THIS_YEAR}.`);
  await row.getByLabel('Current team').uncheck();
  await expect(end).toBeEnabled();

  await page.getByRole('button', { name: 'Add team' }).click();
  await teamRow(page, 2).getByLabel('End year').fill('2022');
  await page.getByRole('button', { name: 'Create Player' }).click();
  await expectProblem(teamRow(page, 2).getByLabel('Team', { exact: true }), 'Team is required.');
  await expectProblem(teamRow(page, 2).getByLabel('Start year'), 'Start year is required.');
  await teamRow(page, 2).getByRole('button', { name: 'Delete team 2' }).click();
  await expect(teamRow(page, 2)).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Delete team 1' })).toBeDisabled();
});

test('correcting one year takes back what was said about the other', async ({ page }) => {
  await openAsStaff(page);
  await fillTeam(page, 1, 'FAS', 2022, 2021);
  const row = teamRow(page, 1);
  await row.getByLabel('End year').blur();
  await expectProblem(row.getByLabel('End year'), 'The end year cannot be before the start year.');
  await expectAfterBlur(row.getByLabel('Start year'), '2020', null);
  await expectProblem(row.getByLabel('End year'), null);
});

test('the video is a web address', async ({ page }) => {
  await openAsStaff(page);
  const video = page.getByLabel('Video URL');
  const refused = 'Video URL must be a web address that starts with http:// or https://.';
  for (const typed of ['youtube', 'www.films.example/watch?v=1', 'javascript:alert(1)', 'ftp://films.example'])
    await expectAfterBlur(video, typed, refused);
  for (const typed of ['www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'])
    await expectAfterBlur(video, typed, null);
  await expect(page.getByRole('link', { name: 'Watch the film' })).toHaveAttribute('href', /youtu/);
  await expectAfterBlur(video, '', null);
});

test('what is left empty, and what is stored of what was typed', async ({ page }) => {
  const api = await openAsStaff(page);
  const lastName = newLastName('Coma');
  await fillRequired(page, lastName);
  await page.getByLabel('Weight (kg)').fill('58,5');
  await page.getByLabel('GPA').fill('3,85');
  await fillTeam(page, 1, 'Águila', 2023, null);
  await page.getByRole('button', { name: 'Add team' }).click();
  await page.getByRole('button', { name: 'Create Player' }).click();
  await finishSaving(page);
  expect(await api.onlyCardNamed(lastName)).toMatchObject({
    sportPosition: null,
    dateOfBirth: '2009-03-14',
    weight: 58.5,
    height: null,
    gpa: 3.85,
    toeflScore: null,
    satScore: null,
    actScore: null,
    duolingoScore: null,
    intendedMajor: 'TBD',
    languagesSpoken: 'English/Spanish',
    highlightsLink: null,
    cardImageUrl: null,
    bannerImageUrl: null,
    career: [{ team: 'Águila', startYear: 2023, endYear: THIS_YEAR, isCurrent: true }],
  });
});

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** By which the form tells a picture's format, whatever type the browser gives it. */
const FIRST_BYTES: Record<string, Buffer> = {
  'image/jpeg': JPEG,
  'image/jpg': JPEG,
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/gif': Buffer.from('GIF89a'),
  'image/webp': Buffer.from('RIFF\0\0\0\0WEBP'),
};

test('pictures: four formats, 5 MB for a card, 10 MB for a banner; all that is wrong in one dialog', async ({
  page,
}) => {
  // Files of 5 and 10 MB, one after the other.
  test.slow();
  await openAsStaff(page);
  await fillRequired(page, newLastName('Imagen'));
  const writes = collectWrites(page);
  const megabyte = 1024 * 1024;
  const file = (mimeType: string, size = 64) => {
    const buffer = Buffer.alloc(size);
    buffer.set(FIRST_BYTES[mimeType] ?? []);
    return { name: 'picture', mimeType, buffer };
  };
  const [card, banner] = [page.getByLabel('Upload Profile Image'), page.getByLabel('Upload Banner Image')];
  const type = 'Invalid file type. Please use JPG, PNG, GIF, or WebP images.';

  for (const mimeType of ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp']) {
    await card.setInputFiles(file(mimeType, 5 * megabyte));
    await expectProblem(card, null);
  }
  await banner.setInputFiles(file('image/png', 10 * megabyte));
  await expectProblem(banner, null);

  const problems = [
    [file('image/svg+xml'), file('application/pdf'), `Card Image: ${type}`, `Banner Image: ${type}`],
    [
      file('image/png', 5 * megabyte + 1),
      file('image/png', 10 * megabyte + 1),
      'Card Image: File is too large. Maximum size is 5MB.',
      'Banner Image: File is too large. Maximum size is 10MB.',
    ],
  ] as const;
  for (const [cardFile, bannerFile, ...messages] of problems) {
    await card.setInputFiles(cardFile);
    await banner.setInputFiles(bannerFile);
    await expectProblem(card, messages[0].replace('Card Image: ', ''));
    await page.getByRole('button', { name: 'Create Player' }).click();
    const dialog = dialogNamed(page, 'Image Validation Error');
    for (const message of messages) await expect(dialog).toContainText(message);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(writes).toEqual([]);
});

test('signing in asks for an e-mail address and a password', async ({ page }) => {
  await page.goto('/admin');
  const [email, password] = [page.getByLabel('EMAIL'), page.getByLabel('PASSWORD', { exact: true })];
  await expect(email).toHaveAttribute('type', 'email');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expectProblem(email, 'EMAIL is required.');
  await expectProblem(password, 'PASSWORD is required.');
  await expect(email).toBeFocused();
  await email.fill('somebody@upfield.example');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expectProblem(email, null);
  await expectProblem(password, 'PASSWORD is required.');
  await expect(password).toBeFocused();
});
