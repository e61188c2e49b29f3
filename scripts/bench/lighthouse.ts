import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../lib/browser.mjs';
import { median } from './statistics.ts';

/** Categories in points of 100; the rest as Lighthouse measures it, in milliseconds where it is a time. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
] as const;

export type Audited = Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number] | 'benchmarkIndex', number>;

/** A browser on a busy machine now and then shows Lighthouse no page (NO_NAVSTART, NO_FCP), which then asks to be run again. */
const MOST_TRIES = 3;

/**
 * Audits a page as Lighthouse's mobile profile does by default, each time in a new browser.
 * @returns the median of each figure; `benchmarkIndex` says how fast the machine was meanwhile
 * @throws Error when Lighthouse could not measure the page in three tries
 */
export async function audited(url: string, runs: number): Promise<Audited> {
  const all: Audited[] = [];
  for (let run = 0; run < runs; run++) all.push(await auditedAtLast(url));
  const names = Object.keys(all[0] ?? {}) as (keyof Audited)[];
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))])) as Audited;
}

async function auditedAtLast(url: string): Promise<Audited> {
  for (let tries = 1; ; tries++) {
    try {
      return await auditedOnce(url);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      console.warn(String(error));
    }
  }
}

/** @throws Error when Lighthouse did not see the page, or not all of it */
async function auditedOnce(url: string): Promise<Audited> {
  const chrome = await launch({
    chromePath: (await ensureBrowser()) ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    const { categories, audits, environment } = result.lhr;
    const audited = {
      ...figures(CATEGORIES, (name) => 100 * (categories[name]?.score ?? Number.NaN)),
      ...figures(AUDITS, (name) => audits[name]?.numericValue ?? Number.NaN),
      benchmarkIndex: environment.benchmarkIndex,
    };
    if (Object.values(audited).some(Number.isNaN)) throw new Error(`${url}: Lighthouse did not measure everything.`);
    return audited;
  } finally {
    chrome.kill();
  }
}

const figures = <Name extends string>(names: readonly Name[], figure: (name: Name) => number): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, figure(name)])) as Record<Name, number>;
