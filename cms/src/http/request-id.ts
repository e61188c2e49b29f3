import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { REQUEST_ID_HEADER, requestIdOf } from '../contract/request-id';
import { environment } from '../environment';

const ids = new AsyncLocalStorage<string>();

/** The id of the request that the caller works for; undefined for what is done by the clock. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Runs the work of a request; every line that it logs has its id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => ids.run(id, work);

/** Runs work that a request only sets off, such as the mails of everybody. */
export const withoutRequestId = (work: () => void): void => ids.exit(work);

/** The id that web or the proxy gave the request; a new one for a sender that is neither. */
export function requestIdFor(ctx: Context): string {
  return (isFromOurs(ctx) ? requestIdOf(ctx.headers[REQUEST_ID_HEADER]) : undefined) ?? randomUUID();
}

/** Behind our proxies only they reach this server; without one web does, from the same machine. */
function isFromOurs({ req: { socket } }: Context): boolean {
  if (environment.TRUSTED_PROXY_HOPS > 0) return true;
  const address = socket.remoteAddress ?? '';
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
