import type { ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';

/** How often connections are closed that have become idle, in milliseconds. */
const CHECK_MS = 100;

/**
 * Takes no new connection and waits until every request under way is answered. Connections are kept open for further requests
 * (config/server.ts): the idle ones are closed, the others after their answer.
 */
export async function finishRequests(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  httpServer.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  const closed = new Promise<void>((resolve) => httpServer.close(() => resolve()));
  const check = setInterval(() => httpServer.closeIdleConnections(), CHECK_MS);
  await closed;
  clearInterval(check);
}
