import type { TestProject } from 'vitest/node';
import { build } from '../lib/build.mjs';
import { Editor } from '../lib/editor.ts';
import { type Account, startThrowAwaySite } from '../lib/throw-away-site.ts';

/** How much more memory a server may hold at the end, in bytes, however many requests were sent: its caches are bounded, and V8 keeps room. */
const MEMORY_GROWTH = 400 * 1024 * 1024;

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each file: both are fuzzed at once. */
    sites: Record<'api' | 'pages', FuzzedSite>;
    fuzz: { seed: number; runs: number };
  }
}

/** A running site that one file sends its requests to. */
export interface FuzzedSite {
  cms: string;
  origin: string;
  staff: Account;
  dataDir: string;
}

/** Starts the built site once for each file; ends with an error where a server holds much more memory than at the start. */
export default async function setup(project: TestProject) {
  const fuzz = { seed: numberIn('FUZZ_SEED') ?? 1, runs: numberIn('FUZZ_RUNS') ?? 300 };
  console.log(`${fuzz.runs} requests a route; FUZZ_SEED=${fuzz.seed} repeats them.`);
  await build();
  const api = await start('fuzz-api', 3700);
  const pages = await start('fuzz-pages', 3710).catch(async (error) => {
    await api.stop();
    throw error;
  });
  project.provide('sites', { api: api.site, pages: pages.site });
  project.provide('fuzz', fuzz);
  return async () => {
    const checks = await Promise.allSettled([api.stop(), pages.stop()]);
    for (const check of checks) if (check.status === 'rejected') throw check.reason;
  };
}

/**
 * @param webPort the next one is the CMS's
 * @returns the site, and what stops it and compares its memory with that of the start
 */
async function start(name: string, webPort: number) {
  const site = await startThrowAwaySite({ name, webPort, cmsPort: webPort + 1 });
  const { cms, staff, env, memory } = site;
  // Closed, it would refuse every request.
  await (await Editor.signIn(site)).openNewsletter();
  const before = await memory();
  const stop = async () => {
    const after = await memory().finally(site.stop);
    for (const [server, bytes] of Object.entries(after))
      expectBounded(`${server} of ${name}`, bytes, before[server] ?? 0);
  };
  return { site: { cms, staff, origin: env.PUBLIC_URL ?? '', dataDir: env.DATA_DIR ?? '' }, stop };
}

function expectBounded(server: string, bytes: number, before: number): void {
  const [total, grown] = [bytes, bytes - before].map((size) => Math.round(size / 2 ** 20));
  console.log(`${server} holds ${total} MB, ${grown} MB more than at the start.`);
  if (bytes - before > MEMORY_GROWTH) throw new Error(`The memory of ${server} is not bounded.`);
}

function numberIn(setting: string): number | undefined {
  const text = process.env[setting];
  if (!text) return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`${setting} must be a number: ${text}`);
  return Number(text);
}
