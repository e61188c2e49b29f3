/** `npm run dev`: both apps, reloading as their sources change. */
import { install } from './lib/build.mjs';
import { startServer, stopServers } from './lib/servers.mjs';
import { settings } from './lib/settings.mjs';

await install();
const env = { ...settings(), NODE_ENV: 'development' };
const npm = (/** @type {string} */ script) => ({ command: 'npm', args: ['run', script], env });
const servers = [
  startServer('cms', { ...npm('develop'), cwd: 'cms' }, report),
  startServer('web', { ...npm('dev'), cwd: 'web' }),
];

/** @param {Record<string, unknown>} event */
function report(event) {
  if (event.event === 'seeding') console.log('Loading the demo site into the empty database: about a minute.');
  if (event.event === 'account')
    console.log(
      `First ${event.role} account: ${event.email}  password: ${event.password ?? '(as set in the environment)'}`,
    );
}

const finish = async () => {
  await stopServers(servers);
  process.exit(0);
};
process.once('SIGINT', finish);
process.once('SIGTERM', finish);
