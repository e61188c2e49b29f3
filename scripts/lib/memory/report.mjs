/**
 * Loaded into both servers before their own code (`node --import`): on SIGUSR2 a server collects its garbage and writes
 * its memory into the folder that MEMORY_REPORTS names. Without a garbage collection the figure would depend on when
 * V8 last collected, not on the memory in use.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  collect();
  const file = join(process.env.MEMORY_REPORTS ?? '.', `${process.pid}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.part`, file);
});
