import { requireFreePorts, startServer, stopServers, untilAnswers } from './servers.mjs';
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
 * @param {(line: string, name: string) => void} [onLine] what is done with each other line of a server, instead of showing it
 * @returns {Promise<Site>}
 */
export async function startSite(env, onEvent, onLine) {
  const launch = {
    cms: () =>
      startServer(
        'cms',
        { command: process.execPath, args: ['dist/src/commands/serve.js'], cwd: 'cms', env },
        onEvent,
        onLine,
      ),
    web: () =>
      startServer(
        'web',
        { command: process.execPath, args: ['build/http/server.js'], cwd: 'web', env },
        onEvent,
        onLine,
      ),
  };
  /** @type {Record<string, import('node:child_process').ChildProcess>} */
  const servers = {};
  let release = () => {};
  const stop = () => {
    release();
    return stopServers(Object.values(servers));
  };
  const startCms = () => {
    servers.cms = launch.cms();
    return untilAnswers(`http://127.0.0.1:${env.CMS_PORT}/_health`, servers.cms, 300);
  };
  // The caller cannot stop the servers before this function returns, so it handles signals until then.
  const interrupt = () => stop().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    await requireFreePorts(env);
    const cms = startCms();
    servers.web = launch.web();
    await cms;
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
    pids: () => ({ cms: servers.cms?.pid ?? 0, web: servers.web?.pid ?? 0 }),
    stop,
    stopCms: () => stopServers(servers.cms ? [servers.cms] : []),
    startCms: async () => {
      const { cms } = servers;
      const isRunning = cms?.exitCode === null && cms.signalCode === null;
      if (!isRunning) await startCms();
    },
  };
}
