import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CMS = join(import.meta.dirname, '..', '..');

/** Before all files: compiled code that is as new as the source (seconds, when little has changed), and a folder for throw-away data. */
export default function setup() {
  execFileSync('npx', ['tsc', '-p', 'tsconfig.json'], { cwd: CMS, stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'upfield-cms-'));
  process.env.UPFIELD_TEST_DIR = folder;
  // Temporary files of the servers alone, so that a test can see what a request leaves behind.
  process.env.TMPDIR = join(folder, 'tmp');
  mkdirSync(process.env.TMPDIR);
  return () => rmSync(folder, { recursive: true, force: true });
}
