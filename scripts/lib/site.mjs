import { requireFreePort, startServer, stopServers, untilAnswers } from './servers.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * @typedef {object} Site
 * @property {Promise<string>} ended resolves when the CMS or web of the first start ends, to its name
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
  const newCms = () =>
    startServer('cms', { command: process.execPath, args: ['dist/src/commands/serve.js'], cwd: 'cms', env }, onEvent);
  const health = `http://127.0.0.1:${env.CMS_PORT}/_health`;
  let cms = newCms();
  const web = startServer('web', { command: process.execPath, args: ['build/http/server.js'], cwd: 'web', env });
  const stop = () => stopServers([cms, web]);
  const stopCms = () => stopServers([cms]);
  const startCms = async () => {
    if (cms.exitCode === null && cms.signalCode === null) return;
    cms = newCms();
    await untilAnswers(health, cms, 300);
  };
  const ended = Promise.race(
    Object.entries({ cms, web }).map(([name, child]) => new Promise((done) => child.once('exit', () => done(name)))),
  );
  // The caller cannot stop the servers before this function returns, so it handles signals until then.
  const interrupt = () => stop().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    await untilAnswers(health, cms, 300);
    await untilAnswers(`http://127.0.0.1:${env.WEB_PORT}/healthz`, web, 60);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
  const pids = () => ({ cms: cms.pid ?? 0, web: web.pid ?? 0 });
  return { ended, pids, stop, stopCms, startCms };
}
