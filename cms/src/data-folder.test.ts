import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const CMS = join(import.meta.dirname, '..');
const parent = mkdtempSync(join(tmpdir(), 'upfield-data-folder-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('a build, which reads the configuration, makes no data folder: a restore after it finds the place empty', {
  timeout: 30_000,
}, () => {
  const DATA_DIR = join(parent, 'data');
  const readsAll = `for (const file of fs.readdirSync('config')) require('./config/' + file)`;
  const env = { ...process.env, DATA_DIR, S3_BUCKET: '', NODE_ENV: 'production' };
  execFileSync(process.execPath, ['--import', 'tsx', '-e', readsAll], { cwd: CMS, env, stdio: 'pipe' });
  expect(existsSync(DATA_DIR)).toBe(false);
});
