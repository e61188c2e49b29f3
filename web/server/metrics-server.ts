import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/**
 * Answers `GET /metrics` for Prometheus on a port of its own, which is not to be reached from outside.
 * @throws when the port is taken
 */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(port, host, ready));
  return server;
}
