import { startServer, stopServers, untilAnswers } from './servers.mjs';

/**
 * Starts CMS and web on built code, and waits until both answer.
 * @param {NodeJS.ProcessEnv} env from `settings()`
 * @param {(event: { event: string, [key: string]: unknown }) => void} [onEvent] what the CMS reports, such as first accounts
 * @returns {Promise<{ ended: Promise<string>, stop: () => Promise<void> }>} `ended` tells which server ended by itself
 */
export async function startSite(env, onEvent) {
  const cms = startServer(
    'cms',
    { command: process.execPath, args: ['dist/src/commands/serve.js'], cwd: 'cms', env },
    onEvent,
  );
  const web = startServer('web', { command: process.execPath, args: ['build/http/server.js'], cwd: 'web', env });
  const children = [cms, web];
  const stop = () => stopServers(children);
  const ended = Promise.race(
    Object.entries({ cms, web }).map(([name, child]) => new Promise((done) => child.once('exit', () => done(name)))),
  );
  try {
    await untilAnswers(`http://127.0.0.1:${env.CMS_PORT}/_health`, cms, 300);
    await untilAnswers(`http://127.0.0.1:${env.WEB_PORT}/healthz`, web, 60);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}
