/**
 * Takes the picture of the leads for docs/marketing.md from the admin of a running demo site. The leads it shows are its
 * own, and go again.
 * Run: ADMIN_EMAIL=... ADMIN_PASSWORD=... npx tsx scripts/docs/lead-picture.ts [http://localhost:1337]
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../lib/browser.mjs';

const CMS = process.argv[2] ?? 'http://localhost:1337';
const FILE = fileURLToPath(new URL('../../docs/pictures/marketing-leads.webp', import.meta.url));
const LEADS = '/content-manager/collection-types/api::lead.lead';
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
const page = await browser.newPage({ viewport: { width: 1440, height: 780 } });
await page.goto(`${CMS}/admin/auth/login`);
await page.getByLabel(/^Email/).fill(ADMIN_EMAIL);
await page.getByLabel(/^Password/).fill(ADMIN_PASSWORD);
await page.getByRole('button', { name: 'Login' }).click();
await page.getByRole('heading', { name: /^Hello/ }).waitFor();
await page.goto(`${CMS}/admin${LEADS}?page=1&pageSize=20&sort=urgent:DESC`);
await page.getByText('Demo Athlete').waitFor();
await page.evaluate(() => document.fonts.ready);
await sharp(await page.screenshot())
  .resize(1280)
  .webp({ quality: 80 })
  .toFile(FILE);
await browser.close();
for (const id of made) await call(`${LEADS}/${id}`, 'DELETE', undefined, data.token);
