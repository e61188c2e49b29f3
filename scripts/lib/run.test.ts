import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

let tool: ChildProcess | undefined;
afterEach(() => {
  tool?.kill('SIGKILL');
});

/** A shell that starts a program below it, as npm does with a build. */
const COMMAND = 'sleep 60 & echo started; wait';

test('a command ends with everything below it when the script that runs it gets SIGTERM', async () => {
  const script = `import { run } from './run.mjs'; await run('sh', ['-c', ${JSON.stringify(COMMAND)}]);`;
  tool = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (tool.stdout) await once(tool.stdout, 'data');
  tool.kill('SIGTERM');
  // The output ends with the last process that could write on it.
  const [code] = await once(tool, 'close');
  expect(code).toBe(1);
});
