import type { Socket } from 'node:net';
import type { Core } from '@strapi/strapi';

/** Milliseconds without a byte from PostgreSQL after which its connection is cut. Queries of a request take a thousandth of it. */
const SILENCE_MS = 8_000;

interface Connection {
  connection: { stream: Socket };
}

interface Pool {
  on(event: 'acquireSuccess', handler: (id: number, connection: Connection) => void): void;
  on(event: 'release', handler: (connection: Connection) => void): void;
}

/**
 * Cuts connections that PostgreSQL leaves without an answer, so that the request fails and the pool makes a new one. The driver's own
 * timeout of a query would put the silent connection back into the pool. Call it in `bootstrap`: changes of the schema may take longer.
 */
export function cutSilentConnections(strapi: Core.Strapi): void {
  if (strapi.db.dialect.client !== 'postgres') return;
  const { pool } = strapi.db.connection.client as { pool: Pool };
  pool.on('acquireSuccess', (_id, { connection }) => connection.stream.setTimeout(SILENCE_MS, cut));
  pool.on('release', ({ connection }) => connection.stream.setTimeout(0, cut));
}

function cut(this: Socket): void {
  this.destroy(Object.assign(new Error('PostgreSQL does not answer.'), { code: 'ETIMEDOUT' }));
}
