import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { stopServers } from './servers.mjs';
import { supervise } from './supervision.mjs';

/** A process that ends by itself after some milliseconds, or runs until it is ended. */
const processOf = (milliseconds?: number) =>
  spawn(process.execPath, [
    '-e',
    milliseconds === undefined ? 'setInterval(() => {}, 1000)' : `setTimeout(() => process.exit(3), ${milliseconds})`,
  ]);

const said = vi.spyOn(console, 'error').mockImplementation(() => {});
let servers: Record<string, ChildProcess> = {};

afterEach(async () => {
  await stopServers(Object.values(servers));
  said.mockClear();
});

test('a server that ends by itself is started again, and the other one runs on', async () => {
  servers = { cms: processOf(), web: processOf() };
  const { cms, web } = servers;
  const supervision = supervise(servers, { cms: () => processOf(), web: () => processOf() }, 1);
  cms?.kill('SIGKILL');
  await vi.waitFor(() => expect(servers.cms).not.toBe(cms));
  expect(servers.cms?.exitCode).toBeNull();
  expect(servers.web).toBe(web);
  expect(said).toHaveBeenCalledExactlyOnceWith('The cms server ended by itself (SIGKILL) and is started again.');
  supervision.release();
});

test('one that ends again and again is given up, by its name', async () => {
  servers = { cms: processOf(0), web: processOf() };
  const { failed, release } = supervise(servers, { cms: () => processOf(0), web: () => processOf() }, 1);
  expect(await failed).toBe('cms');
  release();
  expect(said).toHaveBeenCalledTimes(5);
});

test('one that is ended on purpose stays ended', async () => {
  servers = { cms: processOf() };
  const launch = vi.fn(() => processOf());
  const { release } = supervise(servers, { cms: launch }, 1);
  release();
  await stopServers(Object.values(servers));
  await new Promise((done) => setTimeout(done, 50));
  expect(launch).not.toHaveBeenCalled();
});
