import { spawn } from 'node:child_process';
import { ExpectedError } from './main.mjs';
import { ROOT } from './paths.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs a command to its end, its output shown as it comes. A signal ends it with everything that it has started, and then this process: npm
 * ends without the programs below it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<number>} the exit code; a signal counts as 1
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((done, fail) => {
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      child.removeAllListeners('exit').once('exit', () => process.exit(1));
      if (child.pid) process.kill(-child.pid, signal);
    };
    const release = () => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
    };
    for (const signal of SIGNALS) process.once(signal, interrupt);
    // Detached makes it a group of its own, which is ended as a whole.
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    child.once('error', (error) => {
      release();
      fail(error);
    });
    child.once('exit', (code) => {
      release();
      done(code ?? 1);
    });
  });
}

/**
 * Runs a command that has to succeed.
 * @param {string} what it does, for the message when it fails
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @throws {ExpectedError} when it does not: why stands in its output
 */
export async function must(what, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new ExpectedError(`${what} failed (exit code ${code}).`);
}
