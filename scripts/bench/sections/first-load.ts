import { type BrowserContext, chromium, devices, type Page, type Request } from '@playwright/test';
import { ensureBrowser } from '../../lib/browser.mjs';
import { kilobytes } from '../numbers.ts';
import { type MeasuredPage, measuredPages } from '../pages.ts';
import type { Row } from '../table.ts';
import type { Section } from './section.ts';

/** An Android phone of the middle class on the screen that the design is drawn for. */
const SCREEN = { width: 390, height: 844 };
/** The window is the whole screen: Chromium chooses the first pictures by the screen's width, before it has laid out a page. */
const PHONE = { ...devices['Pixel 7'], viewport: SCREEN, screen: SCREEN };

/** Long enough for what loads only after the page is idle, such as the film. */
const QUIET_MS = 6000;

const KINDS = ['html', 'js', 'css', 'fonts', 'pictures', 'film', 'other'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
  media: 'film',
};

interface Weight {
  files: number;
  bytes: number;
}

interface Loaded {
  weights: Record<Kind, Weight>;
  /** Files without which the browser paints nothing, beside the document itself. */
  blocking: number;
}

/** Kilobytes of bodies as they are sent; the film counts for itself. */
const BUDGET = { requests: 20, kilobytes: 300, scripts: 8, js: 110, fonts: 45, film: 180 };

/** What a phone loads that opens a page for the first time and does not touch it: how much of each kind. */
export const firstLoad: Section = async ({ site }) => {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const rows: Row[] = [];
    for (const measured of await measuredPages(site.web)) {
      const context = await browser.newContext({ ...PHONE, baseURL: site.env.PUBLIC_URL });
      rows.push(rowOf(measured, await loaded(context, measured.path)));
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
};

async function loaded(context: BrowserContext, path: string): Promise<Loaded> {
  const weights = Object.fromEntries(KINDS.map((kind) => [kind, { files: 0, bytes: 0 }])) as Record<Kind, Weight>;
  const page = await context.newPage();
  const sent = requestsOf(page);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  for (const request of sent) {
    const weight = weights[KIND_OF[request.resourceType()] ?? 'other'];
    weight.files += 1;
    weight.bytes += await bodyOf(request);
  }
  return { weights, blocking: await page.evaluate(blockingFiles) };
}

/** Runs in the page: Chromium says of each file whether it held up the first paint. */
function blockingFiles(): number {
  const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  return files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length;
}

/** Requests that leave the browser; `data:` and `blob:` addresses do not. */
function requestsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) sent.push(request);
  });
  return sent;
}

/** The size of a body as it was sent, 0 for a request that was not answered to its end. */
const bodyOf = async (request: Request): Promise<number> =>
  (await request.response()) && !request.failure() ? (await request.sizes()).responseBodySize : 0;

function rowOf({ name, path }: MeasuredPage, { weights, blocking }: Loaded): Row {
  const all = KINDS.map((kind) => weights[kind]);
  const requests = all.reduce((sum, { files }) => sum + files, 0);
  const bytes = all.reduce((sum, weight) => sum + weight.bytes, 0) - weights.film.bytes;
  const kinds = KINDS.filter((kind) => weights[kind].files > 0).map(
    (kind) => `${kind} ${kilobytes(weights[kind].bytes)} (${weights[kind].files})`,
  );
  const isWithin = (sent: number, budget: number) => sent <= budget * 1000;
  return {
    what: `first load of ${name} (${path.split('/')[1] ? `/${path.split('/')[1]}` : '/'}) on a phone`,
    upfield: `${requests} requests, ${kilobytes(bytes)} without film, ${blocking} blocking: ${kinds.join(', ')}`,
    required: `${BUDGET.requests} requests, ${BUDGET.kilobytes} KB, 0 blocking; js ${BUDGET.js} KB (${BUDGET.scripts}), fonts ${BUDGET.fonts} KB, film ${BUDGET.film} KB`,
    met:
      blocking === 0 &&
      requests <= BUDGET.requests &&
      isWithin(bytes, BUDGET.kilobytes) &&
      weights.js.files <= BUDGET.scripts &&
      isWithin(weights.js.bytes, BUDGET.js) &&
      isWithin(weights.fonts.bytes, BUDGET.fonts) &&
      isWithin(weights.film.bytes, BUDGET.film),
  };
}
