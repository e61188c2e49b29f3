import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Cms } from './cms';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Replica {
  address: string;
  /** Methods of the calls that arrived. */
  calls: string[];
  stop(): Promise<void>;
}

async function replica(answer: RequestListener): Promise<Replica> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.method ?? '');
    answer(request, response);
  });
  running.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, calls, stop: () => new Promise((done) => server.close(() => done())) };
}

const good = () => replica((_request, response) => response.end('here'));
const drops = () => replica((request) => request.socket.destroy());
const busy = () => replica((_request, response) => response.writeHead(503).end());
const lost = () => replica((_request, response) => response.writeHead(502).end());
const silent = () => replica(() => undefined);

async function gone(): Promise<Replica> {
  const one = await good();
  await one.stop();
  return one;
}

const WRITE = { method: 'POST', body: '{}' };
const textOf = async (response: Promise<Response>) => (await response).text();

describe('a call of the CMS', () => {
  it.each([
    ['is gone', gone, {}],
    ['is gone', gone, WRITE],
    ['loses the connection', drops, {}],
    ['loses the connection', drops, { ...WRITE, repeatable: true }],
    ['lost the CMS that it had chosen', lost, {}],
    ['answers 503', busy, {}],
    ['answers 503', busy, { ...WRITE, repeatable: true }],
  ])('goes to the next address when one %s, and later calls begin there: %o', async (_, broken, init) => {
    const [first, second] = [await broken(), await good()];
    const cms = new Cms([first.address, second.address]);
    expect(await textOf(cms.call('content', '/', init))).toBe('here');
    const before = first.calls.length;
    expect(await textOf(cms.call('content', '/', init))).toBe('here');
    expect([first.calls.length, second.calls.length]).toEqual([before, 2]);
  });

  it('that writes is made once when it may have arrived', async () => {
    const [first, second, third] = [await drops(), await busy(), await good()];
    const cms = new Cms([first.address, second.address, third.address]);
    await expect(cms.call('content', '/', WRITE)).rejects.toThrow();
    expect((await cms.call('content', '/', WRITE)).status).toBe(503);
    expect([first.calls, second.calls, third.calls]).toEqual([['POST'], ['POST'], []]);
  });

  it('that takes too long is not repeated, and the next one begins elsewhere', async () => {
    const [first, second] = [await silent(), await good()];
    const cms = new Cms([first.address, second.address]);
    await expect(cms.call('content', '/', { signal: AbortSignal.timeout(50) })).rejects.toThrow();
    expect(second.calls).toEqual([]);
    expect(await textOf(cms.call('content', '/'))).toBe('here');
  });

  it('fails when no address answers, and passes the last 503 on', async () => {
    const [first, second, third] = [await gone(), await gone(), await busy()];
    await expect(new Cms([first.address, second.address]).call('content', '/')).rejects.toThrow();
    expect((await new Cms([first.address, third.address]).call('content', '/')).status).toBe(503);
  });

  it('to the only address is made once more when its connection was lost, and not after a 503', async () => {
    const [dropped, balancer, answered] = [await drops(), await lost(), await busy()];
    await expect(new Cms([dropped.address]).call('content', '/')).rejects.toThrow();
    expect((await new Cms([balancer.address]).call('content', '/')).status).toBe(502);
    expect((await new Cms([answered.address]).call('content', '/')).status).toBe(503);
    expect([dropped, balancer, answered].map(({ calls }) => calls.length)).toEqual([2, 2, 1]);
  });

  it('that writes is not made again by itself after a balancer lost it', async () => {
    const balancer = await lost();
    expect((await new Cms([balancer.address]).call('content', '/', WRITE)).status).toBe(502);
    expect(balancer.calls).toEqual(['POST']);
  });
});
