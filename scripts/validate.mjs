/**
 * `npm run validate`: format, lint, import directions, the compose file, types and unit tests. All of them run, whichever fails.
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
  ['containers', 'npx', ['dclint', '--max-warnings', '0', 'docker-compose.yml']],
  ['types', 'node', ['scripts/typecheck.mjs']],
  ['unit tests', 'npx', ['vitest', 'run']],
]).filter(([name]) => name !== 'unit tests' || !process.argv.includes('--no-tests'));

const failed = [];
for (const [name, command, args] of CHECKS) {
  console.log(`\n> ${name}`);
  if ((await run(command, [...args])) !== 0) failed.push(name);
}
console.log(failed.length ? `\nNot valid: ${failed.join(', ')}.` : '\nAll valid.');
process.exit(failed.length ? 1 : 0);
