import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, PROCESSES, type ProcessName } from './cluster.ts';

export interface Fault {
  name: string;
  /** Brings the fault, and takes it away again. @param milliseconds how long it lasts, where it lasts */
  run: (cluster: Cluster, milliseconds: number) => Promise<void>;
  /** What no copy is kept of, such as a search, cannot be answered meanwhile. */
  readsMayFail?: true;
}

const killed = (name: ProcessName): Fault => ({
  name: `kill -9 of ${name}`,
  run: (cluster) => cluster.restart(name, 'SIGKILL'),
  ...(name === 'proxy' ? { readsMayFail: true } : {}),
});

const MAIL_DELAY_MS = 20_000;

/** What is tried in turn. */
export const FAULTS: readonly Fault[] = [
  { name: 'none', run: async (_, milliseconds) => pause(milliseconds) },
  ...PROCESSES.map(killed),
  {
    name: 'rolling restart',
    run: async (cluster) => {
      for (const name of PROCESSES.filter((name) => name !== 'proxy')) await cluster.restart(name, 'SIGTERM');
    },
  },
  {
    name: 'database away',
    readsMayFail: true,
    run: async (cluster, milliseconds) => {
      await cluster.stopDatabase();
      await pause(milliseconds);
      await cluster.startDatabase();
    },
  },
  {
    name: 'storage away',
    run: async (cluster, milliseconds) => {
      cluster.killStorage();
      await pause(milliseconds);
      cluster.startStorage();
    },
  },
  {
    name: 'storage hangs',
    run: async (cluster, milliseconds) => {
      cluster.holdStorage();
      await pause(milliseconds);
      cluster.continueStorage();
    },
  },
  {
    name: 'slow mail server',
    run: async (cluster, milliseconds) => {
      cluster.mailbox.delay = MAIL_DELAY_MS;
      await pause(milliseconds);
      cluster.mailbox.delay = 0;
    },
  },
  { name: 'full disk of the storage', run: fullDisk },
];

/** @throws Error where the storage is on the machine's own disk, which must not be filled */
async function fullDisk(cluster: Cluster, milliseconds: number): Promise<void> {
  if (!cluster.isStorageSmall) throw new Error('A full disk needs the right to mount a small one: run it as root.');
  const filler = join(cluster.storageFolder, 'filler');
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
  } catch {
    // dd ends with 1 when the disk is full, which is what it is for.
  }
  await pause(milliseconds);
  rmSync(filler, { force: true });
  // The S3 server of the tests ends when it cannot write.
  cluster.killStorage();
  cluster.startStorage();
}
