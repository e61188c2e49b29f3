/**
 * `npm run test:faults`: two web servers and two CMS on PostgreSQL and an S3 server, behind the shipped proxy, under a steady load of readers,
 * families and staff, while one thing after the other fails. Ends with 1 when something that was answered with success is lost or doubled, or when a
 * public read fails while any one process is down.
 *
 * `-- --only "kill -9 of cms1"` brings one fault, `-- --seconds 5` shortens each.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, install } from '../lib/build.mjs';
import { ExpectedError, main } from '../lib/main.mjs';
import { audit } from './audit.ts';
import { Cluster } from './cluster.ts';
import { FAULTS } from './list.ts';
import { emptyTally, Load, type Tally } from './load.ts';

/** Requests of a fault's time may end after it. */
const CALM_MS = 10_000;
const LEADS_A_SECOND = 1 / 3;

const broken: string[] = [];
const lines: string[] = [];

await main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string', default: '30' } } });
  const seconds = Number(values.seconds);
  const faults = FAULTS.filter(({ name }) => !values.only || name === values.only);
  if (faults.length === 0)
    throw new ExpectedError(`No fault ${values.only}: there are ${FAULTS.map(({ name }) => name).join(', ')}.`);
  await install();
  await build();
  const cluster = new Cluster();
  try {
    console.log('Starting the cluster on an empty database.');
    await cluster.start();
    const load = new Load(cluster);
    await load.start(Math.ceil(faults.length * (seconds * 2 + 40) * LEADS_A_SECOND));
    for (const fault of faults) {
      load.tally = emptyTally();
      await fault.run(cluster, seconds * 1000);
      await pause(CALM_MS);
      report(fault.name, load.tally, fault.readsMayFail ?? false);
    }
    await load.stop();
    const { counted, faults: lost } = await audit(cluster, load.acknowledged);
    lines.push(counted);
    broken.push(...lost);
  } finally {
    await cluster.stop();
  }
  console.log(`\n${lines.join('\n')}`);
  console.log(
    broken.length
      ? `\nBroken:\n${broken.map((line) => `  ${line}`).join('\n')}`
      : '\nNothing that was answered is lost or doubled.',
  );
  process.exit(broken.length ? 1 : 0);
});

function report(name: string, tally: Tally, readsMayFail: boolean): void {
  const { reads, failedReads, slowestReadMs, writes, refused, unknown, wrong } = tally;
  const line = `| ${name} | ${reads} | ${failedReads.length} | ${Math.round(slowestReadMs)} ms | ${writes} | ${refused} | ${unknown} |`;
  lines.push(line);
  console.log(line);
  if (!readsMayFail) broken.push(...failedReads.map((read) => `${name}: ${read}`));
  broken.push(...wrong.map((write) => `${name}: ${write}`));
}
