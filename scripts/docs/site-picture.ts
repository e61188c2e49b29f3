/**
 * Takes the picture of README.md from a running demo site: the home page on a desk, a player's page on a phone.
 * Run: npx tsx scripts/docs/site-picture.ts [http://localhost:3000]
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../lib/browser.mjs';
import { ink } from '../media/drawing/palette.ts';

const SITE = process.argv[2] ?? 'http://localhost:3000';
const FILE = fileURLToPath(new URL('../../docs/pictures/site.webp', import.meta.url));
/** Pixels of the picture; both screens are as high as it is. */
const HEIGHT = 760;
const DESK = { width: 1280, height: 812 };
const PHONE = { width: 390, height: 844 };

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** A screenshot after fonts and pictures are loaded and the names are fitted. */
async function screen(path: string, viewport: typeof DESK): Promise<Buffer> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', baseURL: SITE });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture).resize({ height: HEIGHT }).toBuffer();
}

/** A player of the demo site with a film and a long name. */
async function playerPath(): Promise<string> {
  const cards: { id: string; highlightsLink: string | null; lastName: string }[] = await (
    await fetch(`${SITE}/api/player-cards?fields=lastName,highlightsLink`)
  ).json();
  const card = cards.find(({ highlightsLink, lastName }) => highlightsLink && lastName.length > 9);
  if (!card) throw new Error('The demo site has no such player.');
  return `/player-cards-detail/${card.id}`;
}

const desk = await screen('/', DESK);
const phone = await screen(await playerPath(), PHONE);
const { width = 0 } = await sharp(desk).metadata();
await sharp(desk)
  .extend({ right: (await sharp(phone).metadata()).width ?? 0, background: ink })
  .composite([{ input: phone, left: width, top: 0 }])
  .webp({ quality: 80 })
  .toFile(FILE);
await browser.close();
