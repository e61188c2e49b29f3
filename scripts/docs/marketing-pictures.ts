/**
 * Takes the pictures of docs/marketing.md from the admin of a running demo site: docs/pictures/marketing-*.webp. The leads they show are its
 * own, and go again; the draft of the preview is discarded.
 * Run: ADMIN_EMAIL=... ADMIN_PASSWORD=... npx tsx scripts/docs/marketing-pictures.ts [http://localhost:1337]
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../lib/browser.mjs';

const CMS = process.argv[2] ?? 'http://localhost:1337';
const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const LEADS = '/content-manager/collection-types/api::lead.lead';
const HOME = '/content-manager/single-types/api::home-page.home-page';
/** Pixels of a picture in the guide. */
const WIDTH = 1280;
const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;
const DEMO = [
  { fullname: 'Demo Striker', kind: 'draft-waiting-list', state: 'assessed', sport: 'Soccer', country: 'Honduras' },
  { fullname: 'Demo Guardian', kind: 'removal-request', state: 'new', urgent: true },
  { fullname: 'Demo Coach', kind: 'coach-question', state: 'new' },
  { fullname: 'Demo Parent', kind: 'assessment', state: 'contacted', sport: 'Tennis', country: 'Guatemala' },
  { fullname: 'Demo Athlete', kind: 'assessment', state: 'new', sport: 'Soccer', country: 'El Salvador' },
];

async function call<Body>(path: string, method: string, body: object | undefined, token = ''): Promise<Body> {
  const answer = await fetch(CMS + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const credentials = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
const { data } = await call<{ data: { token: string } }>('/admin/login', 'POST', credentials);
const made: string[] = [];
for (const lead of DEMO) {
  const body = { ...lead, email: 'demo@upfield.example', language: 'en' };
  const answer = await call<{ data: { documentId: string } }>(LEADS, 'POST', body, data.token);
  made.push(answer.data.documentId);
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 }, reducedMotion: 'reduce' });

/** @param name of the picture, without the folder and the ending */
async function take(name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const screen = await page.screenshot();
  await sharp(screen).resize(WIDTH).webp({ quality: 80 }).toFile(`${FOLDER}marketing-${name}.webp`);
}

await page.goto(`${CMS}/admin/auth/login`);
await page.getByLabel(/^Email/).waitFor();
await take('sign-in');
await page.getByLabel(/^Email/).fill(ADMIN_EMAIL);
await page.getByLabel(/^Password/).fill(ADMIN_PASSWORD);
await page.getByRole('button', { name: 'Login' }).click();
await page.getByRole('heading', { name: /^Hello/ }).waitFor();

await page.goto(`${CMS}/admin${HOME}`);
const title = page.locator('[name="eventBanner.title"]');
await title.waitFor();
const openPreview = page.getByRole('link', { name: 'Open preview' });
await openPreview.waitFor();
await take('form');
// Without a required field, so that the bar has something to list; the banner itself is switched off.
await title.fill('');
await page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = page.getByText('Saved document');
await saved.waitFor();
await openPreview.click();
const preview = page.frameLocator('iframe');
await preview.getByText(/^Missing/).waitFor();
await preview.locator('html[data-hydrated]').waitFor();
await saved.waitFor({ state: 'hidden' });
await take('preview');
await call(`${HOME}/actions/discard`, 'POST', {}, data.token);

await page.goto(`${CMS}/admin/languages`);
await page.getByRole('link', { name: /^Page: Home, Spanish/ }).click();
await page.getByText('The other language').waitFor();
await title.waitFor();
await take('spanish');
await page.getByRole('button', { name: 'Fill in from another locale' }).click();
await page.getByRole('alertdialog').getByRole('combobox').click();
await page.getByRole('option', { name: 'English (en)' }).click();
await take('fill-in');
await page.getByRole('button', { name: 'Cancel' }).click();
await page.goBack();
await page.getByRole('link', { name: /^Page: Home, Spanish/ }).waitFor();
await take('languages');

await page.setViewportSize({ width: 1440, height: 780 });
await page.goto(`${CMS}/admin${LEADS}?page=1&pageSize=20&sort=urgent:DESC`);
await page.getByText('Demo Athlete').waitFor();
await take('leads');
await browser.close();
for (const id of made) await call(`${LEADS}/${id}`, 'DELETE', undefined, data.token);
