import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);

export const CONNECTIONS = 64;

export interface Load {
  url: string;
  headers?: Record<string, string>;
  seconds: number;
  connections?: number;
}

/** The tool that `requestsPerSecond` uses here: wrk costs a machine of two cores less, and comes with the system's packages. */
export async function loadTool(): Promise<'wrk' | 'autocannon'> {
  // wrk has no command that succeeds without an address; its version goes with an exit code of 1.
  const found = await run('wrk', ['--version']).catch((error: { code?: unknown }) => error.code !== 'ENOENT');
  return found ? 'wrk' : 'autocannon';
}

/**
 * Sends requests as fast as they are answered.
 * @throws Error when a request failed or was refused: the figure would be of something else
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  return (await loadTool()) === 'wrk' ? byWrk(load) : byAutocannon(load);
}

async function byWrk({ url, headers = {}, seconds, connections = CONNECTIONS }: Load): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...given, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function byAutocannon({ url, headers, seconds, connections = CONNECTIONS }: Load): Promise<number> {
  const result = await autocannon({ url, headers, duration: seconds, connections });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url} failed under load: ${result.non2xx} refused, ${result.errors} lost.`);
  }
  return result.requests.average;
}
