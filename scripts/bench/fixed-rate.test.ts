import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { latenciesAtRate } from './fixed-rate.ts';
import { percentile } from './statistics.ts';

const STALL_MS = 400;

it('counts the time that requests wait while the server stalls, also of those that it could not send', async () => {
  const began = Date.now();
  const server = createServer(async (_request, response) => {
    const age = Date.now() - began;
    if (age < STALL_MS) await pause(STALL_MS - age);
    response.end('ok');
  }).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  const latencies = await latenciesAtRate({ url: `http://127.0.0.1:${port}/`, rate: 100, seconds: 1, connections: 1 });

  expect(latencies).toHaveLength(100);
  // A tool that waits for each answer before it sends the next request sees one slow request in a hundred.
  expect(percentile(latencies, 0.8)).toBeGreaterThan(STALL_MS / 4);
});
