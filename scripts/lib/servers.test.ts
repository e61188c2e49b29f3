import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './servers.mjs';

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
