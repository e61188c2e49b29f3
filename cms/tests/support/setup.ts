import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CMS = join(import.meta.dirname, '..', '..');
const COMPILED = join(CMS, 'dist', 'src', 'index.js');

/** When the newest file below a folder was changed. */
function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
    }),
  );
}

const isStale = () =>
  !existsSync(COMPILED) ||
  Math.max(newest(join(CMS, 'src')), newest(join(CMS, 'config'))) > statSync(join(CMS, 'dist')).mtimeMs;

/** Before all files: compiled code that is as new as the source, and a folder for throw-away data. */
export default function setup() {
  if (isStale()) execFileSync('npx', ['tsc', '-p', 'tsconfig.json'], { cwd: CMS, stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'upfield-cms-'));
  process.env.UPFIELD_TEST_DIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
