/** `npm run dev`: both apps, reloading as their sources change. */
import { join } from 'node:path';
import { install } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { ROOT } from './lib/paths.mjs';
import { requireFreePorts, startServer, stopServers } from './lib/servers.mjs';
import { settings } from './lib/settings.mjs';

await main(async () => {
  const env = { ...settings(), NODE_ENV: 'development' };
  await requireFreePorts(env);
  await install();
  /** Not by `npm run`, which ends without the servers below it. */
  const tool = (/** @type {string} */ name, /** @type {string[]} */ ...args) => ({
    command: process.execPath,
    args: [join(ROOT, 'node_modules/.bin', name), ...args],
    env,
  });
  const servers = [
    startServer('cms', { ...tool('strapi', 'develop'), cwd: 'cms' }, report),
    startServer('web', { ...tool('tsx', 'watch', '--exclude', 'node_modules/**', 'server/server.ts'), cwd: 'web' }),
  ];
  const finish = async () => {
    await stopServers(servers);
    process.exit(0);
  };
  process.once('SIGINT', finish);
  process.once('SIGTERM', finish);
});

/** @param {Record<string, unknown>} event */
function report(event) {
  if (event.event === 'seeding') console.log('Filling the empty database: about a minute.');
  if (event.event === 'account')
    console.log(
      `First ${event.role} account: ${event.email}  password: ${event.password ?? '(as set in the environment)'}`,
    );
}
