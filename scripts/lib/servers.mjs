import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ExpectedError } from './main.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Without this the answers of a program that already has the port would be taken for our server's.
 * @param {string} name of the setting that chooses the port
 * @param {string | undefined} port
 * @throws {ExpectedError} when another program listens on it
 */
export async function requireFreePort(name, port) {
  const server = createServer();
  const free = await new Promise((done) => {
    server.once('error', () => done(false)).listen(Number(port), () => server.close(() => done(true)));
  });
  if (!free)
    throw new ExpectedError(`Port ${port} is taken by another program: end it, or choose another port in ${name}.`);
}

/**
 * @param {NodeJS.ProcessEnv} env from `settings()`
 * @throws {ExpectedError} when another program listens on a port of either server
 */
export async function requireFreePorts(env) {
  for (const name of ['CMS_PORT', 'WEB_PORT', 'CMS_METRICS_PORT', 'WEB_METRICS_PORT']) {
    if (env[name]) await requireFreePort(name, env[name]);
  }
}

/**
 * Starts one server. Its lines pass through, those in JSON as they are, but for the events it reports (`{"event":…}`).
 * @param {string} name shown before each line that is not JSON
 * @param {{ command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv }} how
 * @param {(event: { event: string, [key: string]: unknown }) => void} [onEvent]
 * @param {(line: string, name: string) => void} [onLine]
 * @returns {ChildProcess}
 */
export function startServer(
  name,
  { command, args, cwd, env },
  onEvent = () => {},
  onLine = env.LOG_FORMAT === 'json' ? showJson : show,
) {
  const child = spawn(command, args, { cwd: join(ROOT, cwd), env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const event = eventOf(line);
      if (event) onEvent(event);
      else onLine(line, name);
    });
  }
  return child;
}

/** @param {string} line @param {string} name */
const show = (line, name) => console.log(`${name} | ${line}`);
/** @param {string} line */
const showJson = (line) => console.log(line);

/** @param {string} line */
function eventOf(line) {
  if (!line.startsWith('{"event":')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Waits until a server answers.
 * @param {string} url
 * @param {ChildProcess} child the server's process: when it ends first, waiting is over
 * @param {number} seconds
 * @throws {ExpectedError} when it ends or the time is over: why stands in its own lines
 */
export async function untilAnswers(url, child, seconds) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const how = child.signalCode ?? child.exitCode;
    if (how !== null) throw new ExpectedError(`The server behind ${url} ended before it answered (${how}).`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(250);
  }
  throw new ExpectedError(`${url} did not answer within ${seconds} seconds.`);
}

/** Longer than either server takes to let its requests end, in milliseconds (cms/src/commands/stop.ts, web/server/server.ts). */
const STOP_MS = 60_000;

/**
 * Ends servers, the newest first, and waits for each.
 * @param {ChildProcess[]} children
 */
export async function stopServers(children) {
  for (const child of [...children].reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(hard);
  }
}
