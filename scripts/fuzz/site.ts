import type { TestProject } from 'vitest/node';
import { build } from '../lib/build.mjs';
import { Editor } from '../lib/editor.ts';
import { type Account, startThrowAwaySite } from '../lib/throw-away-site.ts';

/** How much more memory a server may hold at the end, in bytes, however many requests were sent: its caches are bounded, and V8 keeps room. */
const MEMORY_GROWTH = 400 * 1024 * 1024;

declare module 'vitest' {
  interface ProvidedContext {
    site: { cms: string; origin: string; staff: Account; dataDir: string };
    fuzz: { seed: number; runs: number };
  }
}

/** Starts the built site for all files; ends with an error where a server holds much more memory than at the start. */
export default async function setup(project: TestProject) {
  const fuzz = { seed: numberIn('FUZZ_SEED') ?? 1, runs: numberIn('FUZZ_RUNS') ?? 300 };
  console.log(`${fuzz.runs} requests a route; FUZZ_SEED=${fuzz.seed} repeats them.`);
  await build();
  const site = await startThrowAwaySite({
    name: 'fuzz',
    webPort: 3700,
    cmsPort: 2037,
  });
  const { cms, staff, env, memory, stop } = site;
  // Closed, it would refuse every request.
  await (await Editor.signIn(site)).openNewsletter();
  project.provide('site', { cms, staff, origin: env.PUBLIC_URL ?? '', dataDir: env.DATA_DIR ?? '' });
  project.provide('fuzz', fuzz);
  const before = await memory();

  return async () => {
    const after = await memory().finally(stop);
    for (const [name, bytes] of Object.entries(after)) {
      const grown = bytes - (before[name] ?? 0);
      console.log(
        `${name} holds ${Math.round(bytes / 2 ** 20)} MB, ${Math.round(grown / 2 ** 20)} MB more than at the start.`,
      );
      if (grown > MEMORY_GROWTH) throw new Error(`The memory of ${name} is not bounded.`);
    }
  };
}

function numberIn(setting: string): number | undefined {
  const text = process.env[setting];
  if (!text) return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`${setting} must be a number: ${text}`);
  return Number(text);
}
