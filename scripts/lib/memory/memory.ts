import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Resident memory of each server in bytes. */
export type Memory = Record<string, number>;

const PATIENCE_MS = 30_000;

/**
 * Asks every server to collect its garbage and reads what it then holds.
 * @param pids process ids by the server's name
 * @param folder where `report.mjs` writes
 */
export async function memoryOf(pids: Record<string, number>, folder: string): Promise<Memory> {
  const found = Object.entries(pids).map(async ([name, pid]) => {
    const file = join(folder, `${pid}.json`);
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    for (const end = Date.now() + PATIENCE_MS; !existsSync(file); await pause(100)) {
      if (Date.now() > end) throw new Error(`${name} does not tell its memory.`);
    }
    return [name, (JSON.parse(readFileSync(file, 'utf8')) as { rss: number }).rss] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/**
 * Waits until memory is within a share of what it was, or the time is over: pages that V8 has freed go back to the
 * system over some seconds.
 * @returns the last figures
 */
export async function settledMemory(
  read: () => Promise<Memory>,
  before: Memory,
  { share, seconds }: { share: number; seconds: number },
): Promise<Memory> {
  const end = Date.now() + seconds * 1000;
  let now = await read();
  while (Date.now() < end && Object.keys(before).some((name) => grown(before, now, name) > share)) {
    await pause(2000);
    now = await read();
  }
  return now;
}

/** Growth of a server as a share of what it had; below 0 when it shrank. */
export const grown = (before: Memory, now: Memory, name: string) => (now[name] ?? 0) / (before[name] ?? 1) - 1;
