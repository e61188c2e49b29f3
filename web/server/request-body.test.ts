import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BodyError, readBody } from './request-body';

let server: Server;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const outcome = await readBody(request, { limit: 100, deadline: 50 }).catch((error: unknown) => error);
    response.end(outcome instanceof BodyError ? String(outcome.status) : 'read');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('waits for a slow sender no longer than told', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na');
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.destroy();
  expect(answer).toMatch(/408$/m);
});
