/**
 * `npm run validate`: format, lint, import directions, types and unit tests. All of them run, whichever fails.
 * `-- --no-tests` skips the unit tests, for use before `npm test`, which runs them.
 */
import { install } from './lib/build.mjs';
import { run } from './lib/run.mjs';

await install();
const CHECKS = /** @type {const} */ ([
  ['format and lint', 'npx', ['biome', 'ci', '.']],
  [
    'import directions',
    'npx',
    ['depcruise', '--config', '.dependency-cruiser.cjs', 'cms/src', 'cms/config', 'web/app', 'web/server'],
  ],
  ['types of the scripts', 'npx', ['tsc', '-p', 'scripts/tsconfig.json']],
  ['types of the media scripts', 'npx', ['tsc', '-p', 'scripts/media']],
  ['types of the CMS', 'npm', ['run', 'typecheck', '--workspace', 'cms']],
  ['types of the admin', 'npx', ['tsc', '-p', 'cms/src/admin/tsconfig.json']],
  ['types of the web', 'npm', ['run', 'typecheck', '--workspace', 'web']],
  ['unit tests', 'npx', ['vitest', 'run']],
]).filter(([name]) => name !== 'unit tests' || !process.argv.includes('--no-tests'));

const failed = [];
for (const [name, command, args] of CHECKS) {
  console.log(`\n> ${name}`);
  if ((await run(command, [...args])) !== 0) failed.push(name);
}
console.log(failed.length ? `\nNot valid: ${failed.join(', ')}.` : '\nAll valid.');
process.exit(failed.length ? 1 : 0);
