/**
 * `npm run monkey -- --seed 7 --edits 200`: random edits in the admin of a throw-away demo site, every page opened after each
 * (web/e2e/monkey). Prints the seed, which repeats the edits. Ends with 1 when a page broke, or the site was not the same after
 * everything was put back.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { build, install } from './lib/build.mjs';
import { run } from './lib/run.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(randomInt(2 ** 31)) }, edits: { type: 'string', default: '200' } },
});
await install();
await build();
console.log(`Seed ${values.seed}, ${values.edits} edits.`);
process.exit(
  await run(
    'npx',
    [
      'playwright',
      'test',
      '--config',
      'web/playwright.config.ts',
      '--project',
      'monkey',
      '--no-deps',
      '--grep',
      '@long',
    ],
    { env: { ...process.env, UPFIELD_LONG: '1', MONKEY_SEED: values.seed, MONKEY_EDITS: values.edits } },
  ),
);
