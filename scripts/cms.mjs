/** Runs one of the CMS's commands with the site's settings: `npm run seed`, `npm run reset-password -- staff@example.com`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, install } from './lib/build.mjs';
import { ROOT } from './lib/paths.mjs';
import { settings } from './lib/settings.mjs';

const [name = '', ...args] = process.argv.slice(2);
await install();
await build();
const file = join(ROOT, 'cms/dist/src/commands', `${name}.js`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error(`There is no command "${name}". See cms/src/commands.`);
  process.exit(2);
}
const { status } = spawnSync(process.execPath, [file, ...args], {
  cwd: join(ROOT, 'cms'),
  env: settings(),
  stdio: 'inherit',
});
process.exit(status ?? 1);
