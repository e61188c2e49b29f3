import { requireFreePort, startServer, stopServers, untilAnswers } from './servers.mjs';
import { supervise } from './supervision.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * @typedef {object} Site
 * @property {() => Promise<string>} keepRunning starts a server again that ends by itself; resolves, to its name, when one is given up
 * @property {() => { cms: number, web: number }} pids process ids of the servers that run
 * @property {() => Promise<void>} stop ends both
 * @property {() => Promise<void>} stopCms ends the CMS alone
 * @property {() => Promise<void>} startCms starts it again, unless it runs, and waits until it answers
 */

/**
 * Starts CMS and web on built code, and waits until both answer.
 * @param {NodeJS.ProcessEnv} env from `settings()`
 * @param {(event: { event: string, [key: string]: unknown }) => void} [onEvent] what the CMS reports, such as first accounts
 * @returns {Promise<Site>}
 */
export async function startSite(env, onEvent) {
  await requireFreePort('CMS_PORT', env.CMS_PORT);
  await requireFreePort('WEB_PORT', env.WEB_PORT);
  const launch = {
    cms: () =>
      startServer('cms', { command: process.execPath, args: ['dist/src/commands/serve.js'], cwd: 'cms', env }, onEvent),
    web: () => startServer('web', { command: process.execPath, args: ['build/http/server.js'], cwd: 'web', env }),
  };
  const servers = { cms: launch.cms(), web: launch.web() };
  let release = () => {};
  const stop = () => {
    release();
    return stopServers([servers.cms, servers.web]);
  };
  const untilCmsAnswers = () => untilAnswers(`http://127.0.0.1:${env.CMS_PORT}/_health`, servers.cms, 300);
  // The caller cannot stop the servers before this function returns, so it handles signals until then.
  const interrupt = () => stop().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    await untilCmsAnswers();
    await untilAnswers(`http://127.0.0.1:${env.WEB_PORT}/healthz`, servers.web, 60);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
  return {
    keepRunning: () => {
      const supervision = supervise(servers, launch);
      release = supervision.release;
      return supervision.failed;
    },
    pids: () => ({ cms: servers.cms.pid ?? 0, web: servers.web.pid ?? 0 }),
    stop,
    stopCms: () => stopServers([servers.cms]),
    startCms: async () => {
      if (servers.cms.exitCode === null && servers.cms.signalCode === null) return;
      servers.cms = launch.cms();
      await untilCmsAnswers();
    },
  };
}
