import type { Core } from '@strapi/strapi';

/** The client closed its connection. */
const CLIENT_LEFT: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Errors after the answer has begun, such as a file that cannot be read to its end: koa would print them past the log. */
export function logServerErrors(strapi: Core.Strapi): void {
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: Error & { code?: unknown; status?: number }) => {
    if ((error.status ?? 500) >= 500 && !CLIENT_LEFT.includes(error.code)) strapi.log.error(error);
  });
}
