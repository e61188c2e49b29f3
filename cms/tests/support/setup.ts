import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CMS = join(import.meta.dirname, '..', '..');

/** Before all files: compiled code that is as new as the source (seconds, when little has changed), and a folder for throw-away data. */
export default function setup() {
  execFileSync('npx', ['tsc', '-p', 'tsconfig.json'], { cwd: CMS, stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'upfield-cms-'));
  process.env.UPFIELD_TEST_DIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
