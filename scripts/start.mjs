/** `npm start`: everything from a fresh clone to the running site. A second start builds nothing again. */
import { build, install } from './lib/build.mjs';
import { settings } from './lib/settings.mjs';
import { startSite } from './lib/site.mjs';

const began = Date.now();
const installed = await install();
const built = await build();
console.log(installed ? 'Packages installed.' : 'Packages are up to date: nothing installed.');
console.log(built.length ? `Built: ${built.join(', ')}.` : 'The build is up to date: nothing built.');

const env = settings();
/** @type {Array<Record<string, unknown>>} */
const accounts = [];
/** @type {import('./lib/site.mjs').Site | undefined} */
let site;

/** @param {NodeJS.Signals} signal */
const finish = async (signal) => {
  // While it starts, `startSite` ends what it has started.
  if (!site) return;
  console.log(`\n${signal}: stopping both servers.`);
  await site.stop();
  process.exit(0);
};
// Before the start, so that there is no moment between without anybody who listens.
process.on('SIGINT', finish);
process.on('SIGTERM', finish);

site = await startSite(env, (event) => {
  if (event.event === 'account') accounts.push(event);
  if (event.event === 'seeding') console.log('Loading the demo site into the empty database: about a minute.');
});
console.log(`
Upfield is up (${Math.round((Date.now() - began) / 1000)} s).

  Site        ${env.PUBLIC_URL}
  Staff       ${env.PUBLIC_URL}/admin
  CMS admin   ${process.env.CMS_PUBLIC_URL || `http://localhost:${env.CMS_PORT}`}/admin
`);
for (const { role, email, password } of accounts) {
  console.log(`  First ${role} account: ${email}  password: ${password ?? '(as set in the environment)'}`);
}
if (accounts.length) console.log('  A password is shown this once; `npm run reset-password` makes a new one.\n');

const failed = await site.keepRunning();
console.error(`The ${failed} server ends again and again; stopping the other one.`);
await site.stop();
process.exit(1);
