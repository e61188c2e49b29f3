/**
 * Takes the pictures of docs/staff.md from a running demo site: docs/pictures/staff-*.webp.
 * Run: STAFF_EMAIL=... STAFF_PASSWORD=... npx tsx scripts/docs/staff-pictures.ts [http://localhost:3000]
 * Everything it fills in stays unsaved, but for one card that it makes, changes and deletes again.
 */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../lib/browser.mjs';

const SITE = process.argv[2] ?? 'http://localhost:3000';
const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
/** Drawn faces of the demo site; never a photo of a person. */
const PORTRAITS = fileURLToPath(new URL('../../cms/src/seed/pictures/portraits/', import.meta.url));
const { STAFF_EMAIL = '', STAFF_PASSWORD = '' } = process.env;
/** Pixels of a picture in the guide. */
const WIDTH = 1000;

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce', baseURL: SITE });

/** @param name of the picture, without the folder and the ending */
async function take(name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const screen = await page.screenshot();
  await sharp(screen).resize(WIDTH).webp({ quality: 78 }).toFile(`${FOLDER}staff-${name}.webp`);
}

/** Calls the API as the staff member who is signed in. */
async function call(path: string, method: 'POST' | 'PUT' | 'DELETE', data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.fetch(`/api${path}`, { method, data, headers: { 'x-token': token } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

await page.goto('/admin');
await page.getByLabel('EMAIL').fill(STAFF_EMAIL);
await take('sign-in');
await page.getByLabel('PASSWORD', { exact: true }).fill(STAFF_PASSWORD);
await page.getByRole('button', { name: 'LOGIN' }).click();
await heading('Create player').waitFor();
await page.getByLabel('First name').fill('Lucía');
await page.getByLabel('Last name').fill('Ejemplo');
// The live card follows a moment later.
await page.waitForTimeout(1000);
await page.evaluate(() => window.scrollTo(0, 0));
await take('create');

const [sport] = await (await page.request.get('/api/sports')).json();
const year = new Date().getFullYear();
const card = {
  ...{ name: 'Lucía', lastName: 'Ejemplo', sport: sport.id, sportPosition: 'Forward', country: 'El Salvador' },
  ...{ dateOfBirth: `${year - 17}-03-14`, highSchoolGraduation: year + 1, collegeEnrollmentExpected: year + 2 },
};
const { playerCard } = await call('/player-cards/create', 'POST', card);
const form = `/player-cards/edit/${playerCard.id}`;

await page.goto(form);
const [portrait = ''] = await readdir(PORTRAITS);
await page.getByLabel('Upload Profile Image').setInputFiles(PORTRAITS + portrait);
// Not `scrollIntoViewIfNeeded`: the bar with the buttons would lie over it.
await page.getByText('Drag the ring onto the face').evaluate((hint) => hint.scrollIntoView({ block: 'center' }));
await take('image');

await page.getByRole('group', { name: 'Team 1' }).getByLabel('Team', { exact: true }).fill('Club de Ejemplo');
await page.getByRole('group', { name: 'Team 1' }).getByLabel('Current team').check();
await heading('Career Information').scrollIntoViewIfNeeded();
await take('careers');

await page.reload();
await page.getByRole('dialog', { name: 'You have an unsaved draft' }).waitFor();
await take('draft');
await page.getByRole('button', { name: 'Discard it' }).click();

await page.getByLabel('GPA').fill('3.8');
await call(`/player-cards/${playerCard.id}`, 'PUT', { ...card, gpa: 3.5 });
await page.getByRole('button', { name: 'Update Player' }).click();
await page.getByRole('dialog', { name: 'Two versions of this card' }).waitFor();
await take('conflict');

await page.getByRole('button', { name: 'Back to the form' }).click();
await page.setViewportSize({ width: 1440, height: 960 });
await page.goto('/player-cards/manage?sort=player');
await page.getByRole('table').waitFor();
await take('manage');
// High enough for the whole dialog.
await page.setViewportSize({ width: 1200, height: 880 });
await page.goto('/player-cards/manage?q=Ejemplo');
await page.getByRole('button', { name: 'Record the consent for Lucía Ejemplo' }).first().click();
await page.getByLabel('Person who agreed').fill('Rosa Ejemplo');
await page.getByLabel('Date of consent').fill(`${year}-01-05`);
await take('consent');
await page.keyboard.press('Escape');
await call(`/player-cards/${playerCard.id}`, 'DELETE');
await browser.close();
