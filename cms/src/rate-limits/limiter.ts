import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import { VISITOR_ADDRESS_HEADER, VISITOR_SIGNATURE_HEADER, waitingTime } from '../contract';
import { keyedHash } from '../database/keyed-hash';
import { environment } from '../environment';
import { HttpError } from '../http/http-error';
import type { RateLimit } from './limits';
import { visitorAddress } from './visitor-address';

type Limiter = RateLimiterPostgres | RateLimiterSQLite;

const TABLE = 'rate_limits';
const limiters = new Map<string, Promise<Limiter>>();

/** One limiter for each limit of the table; counters live in the database, so that replicas share them. The library keeps its own table. */
function limiterOf(strapi: Core.Strapi, { name, points, seconds }: RateLimit): Promise<Limiter> {
  const known = limiters.get(name);
  if (known) return known;
  const created = new Promise<Limiter>((resolve, reject) => {
    const options = {
      storeClient: strapi.db.connection,
      storeType: 'knex',
      tableName: TABLE,
      keyPrefix: name,
      points,
      duration: seconds,
    };
    const ready = (error?: Error) => (error ? reject(error) : resolve(limiter));
    const limiter: Limiter = environment.DATABASE_URL
      ? new RateLimiterPostgres(options, ready)
      : new RateLimiterSQLite(options, ready);
  });
  limiters.set(name, created);
  created.catch(() => limiters.delete(name));
  return created;
}

/**
 * Counts events.
 * @param key who or what is counted, such as an address
 * @param points how many at once
 * @returns how many more there may be
 * @throws HttpError 429 with the seconds to wait when the limit is reached
 */
export async function consume(strapi: Core.Strapi, limit: RateLimit, key: string, points = 1): Promise<number> {
  const limiter = await limiterOf(strapi, limit);
  try {
    return (await limiter.consume(keyedHash(key), points)).remainingPoints;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new HttpError(
      429,
      { key: limit.message ?? 'request.tooMany', values: { wait: waitingTime(seconds) } },
      { retryAfter: seconds },
    );
  }
}

/** Refunds one count of an event that turned out to be legitimate. */
export async function refund(strapi: Core.Strapi, limit: RateLimit, key: string): Promise<void> {
  await (await limiterOf(strapi, limit)).reward(keyedHash(key));
}

/** The number of events counted. */
export async function consumedPoints(strapi: Core.Strapi, limit: RateLimit, key: string): Promise<number> {
  return (await (await limiterOf(strapi, limit)).get(keyedHash(key)))?.consumedPoints ?? 0;
}

/** Counts one event that is refused nowhere. @returns how many there are now */
export async function penalize(strapi: Core.Strapi, limit: RateLimit, key: string): Promise<number> {
  return (await (await limiterOf(strapi, limit)).penalty(keyedHash(key))).consumedPoints;
}

/** Refuses every event for this time, regardless of the counter. */
export async function block(strapi: Core.Strapi, limit: RateLimit, key: string, seconds: number): Promise<void> {
  await (await limiterOf(strapi, limit)).block(keyedHash(key), seconds);
}

/** Resets the counter. */
export async function clear(strapi: Core.Strapi, limit: RateLimit, key: string): Promise<void> {
  await (await limiterOf(strapi, limit)).delete(keyedHash(key));
}

/** The visitor's address of a request, as limits count it. */
export function addressOf(ctx: Context): string {
  return visitorAddress(
    {
      socket: ctx.req.socket.remoteAddress ?? '',
      forwarded: ctx.get('x-forwarded-for'),
      address: ctx.get(VISITOR_ADDRESS_HEADER),
      signature: ctx.get(VISITOR_SIGNATURE_HEADER),
    },
    { secret: environment.INTERNAL_SECRET, hops: environment.TRUSTED_PROXY_HOPS },
  );
}
