/** Types of the whole repository: every project is checked, whichever fails, and no source file may be outside all of them. */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const PROJECTS = [
  'scripts/tsconfig.json',
  'scripts/media/tsconfig.json',
  'cms/tsconfig.json',
  'cms/src/admin/tsconfig.json',
  'cms/tests/tsconfig.json',
  'web/tsconfig.json',
];

const SOURCES = ['*.ts', '*.tsx', '*.mts', '*.cts', '*.js', '*.mjs', '*.cjs'];

/** @param {string} project @returns absolute paths of the files that it includes */
function filesOf(project) {
  const path = join(ROOT, project);
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error) throw new Error(`${project}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path)).fileNames;
}

/** @returns source files of the working tree that no project includes; ignored ones do not count, new ones do */
function filesOutsideProjects() {
  const checked = new Set(PROJECTS.flatMap(filesOf));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--deduplicate', '--', ...SOURCES];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  return files.filter((file) => ts.sys.fileExists(join(ROOT, file)) && !checked.has(join(ROOT, file)));
}

const faults = filesOutsideProjects().map((file) => `${file} is in no TypeScript project.`);
const waiting = [...PROJECTS];
/** Checks one project after the other, as long as any waits. */
async function checkWaiting() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    console.log(project);
    if ((await run('npx', ['tsc', '--noEmit', '-p', project])) !== 0) faults.push(`${project} has faults.`);
  }
}
// Two, because the compiler uses one processor and CI has two.
await Promise.all([checkWaiting(), checkWaiting()]);
if (faults.length) console.error(`\n${faults.join('\n')}`);
process.exit(faults.length ? 1 : 0);
