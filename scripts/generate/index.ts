/**
 * `npm run generate -- --cards 10000 --leads 1000`: fills the database of the settings, SQLite or PostgreSQL, with invented
 * players and families, so that lists and pages can be tried and measured at that size. Every card is marked as demo data.
 * The same numbers give the same people; what is there counts, so a second run adds only what is missing.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, install } from '../lib/build.mjs';
import { ExpectedError, main } from '../lib/main.mjs';
import { must } from '../lib/run.mjs';
import { settings } from '../lib/settings.mjs';

/** How many there are afterwards. */
export interface Amounts {
  cards: number;
  leads: number;
}

/**
 * Fills a database on built code. An empty one gets its tables, first accounts and site first, as at a first start.
 * @param env from `settings()`; a process of its own gets it, because the CMS reads its settings as it loads
 * @throws when the database cannot be filled
 */
export function generate(env: NodeJS.ProcessEnv, { cards, leads }: Amounts): Promise<void> {
  const fill = ['--import', 'tsx', 'scripts/generate/fill.ts', String(cards), String(leads)];
  return must('Generating demo data', process.execPath, fill, { env });
}

const whole = (name: string, text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new ExpectedError(`--${name} takes a whole number of at most six digits.`);
  return Number(text);
};

async function generateAsAsked(): Promise<void> {
  const { values } = parseArgs({
    options: { cards: { type: 'string', default: '10000' }, leads: { type: 'string', default: '1000' } },
  });
  const amounts = { cards: whole('cards', values.cards), leads: whole('leads', values.leads) };
  await install();
  await build();
  await generate(settings(), amounts);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(generateAsAsked);
