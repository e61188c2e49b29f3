/**
 * `npm run hostile`: boots the production build on a throw-away database and sends it broken single requests, which
 * must be refused at once, and floods of at most 200 requests a second, while a visitor from another network reads
 * pages. Ends with 1 when a bound is broken.
 *
 * `npm run hostile -- --seconds 10 --rate 100` is the short form; `--only searches` sends one flood.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, install } from '../lib/build.mjs';
import { grown, type Memory, settledMemory } from '../lib/memory/memory.ts';
import { startThrowAwaySite } from '../lib/throw-away-site.ts';
import { FLOODS, send } from './floods.ts';
import { SINGLE_REQUESTS } from './single-requests.ts';
import { startVisit, type Visit } from './visitor.ts';

const MEMORY_SHARE = 0.2;
const SETTLE_SECONDS = 60;
const VISITOR_MS = 2000;
const SINGLE_MS = 5000;
const MAX_RATE = 200;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: String(MAX_RATE) },
    only: { type: 'string' },
  },
});
const load = { seconds: Number(values.seconds), rate: Math.min(Number(values.rate), MAX_RATE) };

await install();
await build();

const site = await startThrowAwaySite({
  name: 'hostile',
  webPort: Number(process.env.WEB_PORT || 3500),
  cmsPort: Number(process.env.CMS_PORT || 1837),
});
const origin = site.web;

const broken: string[] = [];
try {
  const { paths, picture } = await addresses();
  await warmUp(paths);
  const before = await site.memory();
  console.log(`\nMemory before: ${inMegabytes(before)}\n`);
  await sendSingleRequests(paths, picture, before);
  for (const flood of FLOODS.filter(({ name }) => !values.only || name === values.only)) {
    const endVisit = startVisit(origin, paths, '192.0.2.9');
    const { sent, answers, lost } = await send(flood, origin, load);
    report(
      `flood of ${flood.name}`,
      `${sent} sent, ${summary(answers)}, ${lost} lost`,
      await endVisit(),
      before,
      await site.memory(),
    );
    if (answers['5xx']) broken.push(`flood of ${flood.name}: ${answers['5xx']} answers of 5xx`);
  }
  const after = await settledMemory(site.memory, before, { share: MEMORY_SHARE, seconds: SETTLE_SECONDS });
  console.log(`\nMemory after: ${inMegabytes(after)}; files left behind: ${filesIn(site.temporary).length}`);
  for (const name of Object.keys(before)) {
    const share = grown(before, after, name);
    if (share > MEMORY_SHARE) broken.push(`memory of ${name} grew by ${Math.round(share * 100)} %`);
  }
  if (filesIn(site.temporary).length > 0)
    broken.push(`${filesIn(site.temporary).length} files in the folder for temporary files`);
} finally {
  await site.stop();
}
console.log(broken.length ? `\nBroken:\n${broken.map((line) => `  ${line}`).join('\n')}` : '\nEvery bound was kept.');
process.exit(broken.length ? 1 : 0);

/** Pages that a visitor reads, and a picture of a player. */
async function addresses(): Promise<{ paths: string[]; picture: string }> {
  const answer = await fetch(`${origin}/api/player-cards`);
  const cards = (await answer.json()) as { id: string; cardImageUrl: string | null }[];
  const picture = cards.find(({ cardImageUrl }) => cardImageUrl)?.cardImageUrl ?? '/';
  const players = cards.slice(0, 3).map(({ id }) => `/player-cards-detail/${id}`);
  return { paths: ['/', '/packages', '/player-cards', ...players], picture };
}

/**
 * Reads every page a few times and searches for what is not there, so that caches are filled and code is compiled:
 * memory "before" is that of a warm server.
 */
async function warmUp(paths: readonly string[]): Promise<void> {
  for (let turn = 0; turn < 20; turn++) for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  const warm = { seconds: Math.min(10, load.seconds), rate: load.rate };
  for (const flood of FLOODS) await send(flood, origin, warm);
}

async function sendSingleRequests(paths: readonly string[], picture: string, before: Memory): Promise<void> {
  const target = { webPort: Number(site.env.WEB_PORT), cmsPort: Number(site.env.CMS_PORT), picture };
  for (const { name, send: sendIt, right } of SINGLE_REQUESTS) {
    const endVisit = startVisit(origin, paths, '192.0.2.9');
    const { status, tookMs } = await sendIt(target);
    report(
      name,
      `${status || 'no answer'} after ${Math.round(tookMs)} ms`,
      await endVisit(),
      before,
      await site.memory(),
    );
    if (!right.includes(status)) broken.push(`${name}: answered ${status}, not ${right.join(' or ')}`);
    if (tookMs > SINGLE_MS) broken.push(`${name}: took ${Math.round(tookMs)} ms`);
  }
}

/** Prints one line of the table; what the visitor noticed is added to the broken bounds. */
function report(name: string, outcome: string, visit: Visit, before: Memory, now: Memory): void {
  const growth = Object.keys(before).map((server) => `${server} ${percent(grown(before, now, server))}`);
  const slowest = `${Math.round(visit.slowestMs)} ms`;
  console.log(
    [name.padEnd(58), outcome.padEnd(44), `visitor ${visit.answers} read, slowest ${slowest}`, growth.join(', ')].join(
      ' | ',
    ),
  );
  if (visit.slowestMs > VISITOR_MS) broken.push(`${name}: the visitor waited ${slowest} for ${visit.slowestPath}`);
  for (const failure of visit.failed) broken.push(`${name}: the visitor got ${failure}`);
}

function summary(answers: Record<string, number>): string {
  return Object.entries(answers)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} of ${kind}`)
    .join(', ');
}

function percent(share: number): string {
  return `${share >= 0 ? '+' : ''}${Math.round(share * 100)} %`;
}

function inMegabytes(memory: Memory): string {
  return Object.entries(memory)
    .map(([name, bytes]) => `${name} ${Math.round(bytes / 1024 / 1024)} MB`)
    .join(', ');
}

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
