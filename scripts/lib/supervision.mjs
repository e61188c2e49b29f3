import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** A server that ran this long, in milliseconds, has not ended because of how it was started. */
const STEADY_MS = 60_000;
/** A server that ends more often than that, each time soon after its start, would do so for ever. */
const RESTARTS = 5;

/**
 * Starts servers again that end by themselves, each on its own: the other one answers meanwhile.
 * @param {Record<string, ChildProcess>} servers what runs, by name; a new process takes the place of the one that ended
 * @param {Record<string, () => ChildProcess>} launch starts one of that name
 * @param {number} [pauseMs] before the first new start; one that ends soon again waits as much longer each time
 * @returns {{ failed: Promise<string>, release: () => void }} `failed` resolves to the name of a server that is given up;
 *   `release` before ending them on purpose
 */
export function supervise(servers, launch, pauseMs = 500) {
  let isReleased = false;
  const failed = Promise.race(Object.keys(servers).map(keepRunning));

  /** @param {string} name */
  async function keepRunning(name) {
    let ends = 0;
    for (;;) {
      const began = Date.now();
      const how = await endOf(servers[name]);
      ends = Date.now() - began > STEADY_MS ? 1 : ends + 1;
      if (!isReleased && ends > RESTARTS) return name;
      if (!isReleased) console.error(`The ${name} server ended by itself (${how}) and is started again.`);
      await pause(pauseMs * ends);
      const start = launch[name];
      if (isReleased || !start) return new Promise(() => {});
      servers[name] = start();
    }
  }

  return {
    failed,
    release: () => {
      isReleased = true;
    },
  };
}

/** @param {ChildProcess | undefined} child @returns {Promise<string>} what ended it, once it has ended */
async function endOf(child) {
  if (!child) return 'not started';
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode ?? `exit code ${child.exitCode}`;
}
