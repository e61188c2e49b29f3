import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, install } from './build.mjs';
import { main } from './main.mjs';
import { ROOT } from './paths.mjs';

/**
 * Runs one of the CMS's commands (cms/src/commands), and ends this process with its exit code.
 * @param {string} name
 * @param {string[]} args
 * @param {() => NodeJS.ProcessEnv} settings
 * @returns {Promise<never>}
 */
export const cmsCommand = (name, args, settings) =>
  main(async () => {
    const env = settings();
    await install();
    await build();
    const file = join(ROOT, 'cms/dist/src/commands', `${name}.js`);
    if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
      console.error(`There is no command "${name}". See cms/src/commands.`);
      process.exit(2);
    }
    const { status } = spawnSync(process.execPath, [file, ...args], { cwd: join(ROOT, 'cms'), env, stdio: 'inherit' });
    process.exit(status ?? 1);
  });
