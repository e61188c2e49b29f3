import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { throwAwaySettings } from './support/settings';

const CMS = join(import.meta.dirname, '..');

/** Runs a command of the CMS on a site of its own. */
const command = async (name: string, args: string[], changes: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(CMS, 'dist/src/commands', `${name}.js`), ...args], {
    cwd: CMS,
    env: { ...process.env, ...(await throwAwaySettings()), ...changes },
  });

test('the table of leads has stdout to itself, however much is logged', async () => {
  const { stdout, stderr } = await command('leads', ['csv'], { LOG_LEVEL: 'debug', LOG_FORMAT: 'json' });
  expect(stderr).toContain('"level":"');
  const lines = stdout.trim().split(/\r?\n/);
  expect(lines).toEqual([expect.stringMatching(/^\uFEFF?"?\w[^{}]*,/)]);
});
