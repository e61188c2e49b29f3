/** `npm start`: everything from a fresh clone to the running site. A second start builds nothing again. */
import { build, install } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { requireFreePorts } from './lib/servers.mjs';
import { settings } from './lib/settings.mjs';
import { startSite } from './lib/site.mjs';

/** @typedef {Record<string, unknown>} Account a first account, as the CMS reports it */

/** The first accounts, printed once. */
class FirstAccounts {
  /** @type {Account[]} */
  #unprinted = [];

  /** @param {Account} account */
  add(account) {
    this.#unprinted.push(account);
  }

  print() {
    for (const { role, email, password } of this.#unprinted) {
      console.log(`  First ${role} account: ${email}  password: ${password ?? '(as set in the environment)'}`);
    }
    if (this.#unprinted.length)
      console.log('  A password is shown this once; `npm run reset-password` makes a new one.\n');
    this.#unprinted = [];
  }
}

await main(start);

async function start() {
  const began = Date.now();
  // First, because the rest of a first start takes minutes.
  /** @type {NodeJS.ProcessEnv} */
  const env = settings();
  await requireFreePorts(env);
  const installed = await install();
  console.log(installed ? 'Packages installed.' : 'Packages are up to date: nothing installed.');
  const built = await build();
  console.log(built.length ? `Built: ${built.join(', ')}.` : 'The build is up to date: nothing built.');
  const { site, accounts } = await startStoppable(env);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`
Upfield is up (${seconds} s).

  Site        ${env.PUBLIC_URL}
  Staff       ${env.PUBLIC_URL}/admin
  CMS admin   ${env.CMS_PUBLIC_URL || `http://localhost:${env.CMS_PORT}`}/admin
`);
  accounts.print();

  const failed = await site.keepRunning();
  console.error(`The ${failed} server ends again and again; stopping the other one.`);
  await site.stop();
  process.exit(1);
}

/**
 * Starts the site, which Ctrl-C ends from then on.
 * @param {NodeJS.ProcessEnv} env
 */
async function startStoppable(env) {
  const accounts = new FirstAccounts();
  // However the start ends: the CMS reports them once.
  process.once('exit', () => accounts.print());
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
    if (event.event === 'account') accounts.add(event);
    if (event.event === 'seeding') console.log('Filling the empty database: about a minute.');
  });
  return { site, accounts };
}
