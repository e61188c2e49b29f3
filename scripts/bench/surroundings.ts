import { execFileSync } from 'node:child_process';
import { arch, cpus, totalmem } from 'node:os';
import { ROOT } from '../lib/paths.mjs';
import { loadTool } from './load.ts';
import { megabytes } from './numbers.ts';
import type { Effort } from './sections/section.ts';

/** Machine, date, commit and tools of a run, in one sentence: without them its figures mean nothing. */
export async function surroundings({ rounds, seconds }: Effort): Promise<string> {
  const cores = cpus();
  const machine = `${cores.length} cores (${cores[0]?.model.trim() || arch()}), ${megabytes(totalmem())}`;
  const date = new Date().toISOString().slice(0, 10);
  const effort = `${rounds} alternating ${rounds === 1 ? 'round' : 'rounds'} of ${seconds} s, median`;
  return `${date}, commit ${commit()}, ${machine}, Node ${process.version}, load by ${await loadTool()}, ${effort}.`;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  return (
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? ' and changes' : '')
  );
}
