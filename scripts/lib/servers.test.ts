import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { requireFreePort, startServer } from './servers.mjs';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that another program has on %s is refused by the name of its setting',
  async (host) => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, host, listening));
    const port = String((other.address() as AddressInfo).port);
    await expect(requireFreePort('WEB_PORT', port)).rejects.toThrow(
      `Port ${port} is taken by another program: end it, or choose another port in WEB_PORT.`,
    );
    await new Promise((closed) => other.close(closed));
    await expect(requireFreePort('WEB_PORT', port)).resolves.toBeUndefined();
  },
);

test.each([
  ['text', 'web | {"level":"info"}'],
  ['json', '{"level":"info"}'],
])('with LOG_FORMAT=%s a line of a server is shown as %s', async (LOG_FORMAT, shown) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const args = ['--eval', `console.log('{"level":"info"}')`];
  startServer('web', { command: process.execPath, args, cwd: 'web', env: { ...process.env, LOG_FORMAT } });
  await vi.waitFor(() => expect(log.mock.calls).toEqual([[shown]]), { timeout: 10_000 });
});
