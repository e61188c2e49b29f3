import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a script whose work is the given code. */
function outcomeOf(work: string) {
  const script = `import { ExpectedError, main } from './main.mjs';
    import { parseArgs } from 'node:util';
    await main(async () => { ${work} });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('an expected error ends a script with its message alone', () => {
  const work = `throw new ExpectedError('Port 1 is taken.');`;
  expect(outcomeOf(work)).toEqual({ status: 1, stderr: 'Port 1 is taken.\n' });
});

test('an option that there is not ends a script with one line', () => {
  const { status, stderr } = outcomeOf(`parseArgs({ args: ['--pages'], options: {} });`);
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stderr).toContain(`Unknown option '--pages'`);
});

test('any other error keeps its stack', () => {
  const { status, stderr } = outcomeOf(`throw new TypeError('undefined is not a card');`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/undefined is not a card\n\s+at /);
});
