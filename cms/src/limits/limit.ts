import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { MessageKey } from '../contract';
import { environment } from '../environment';
import { Refusal } from '../http/refusal';
import { ADDRESS_HEADER, SIGNATURE_HEADER, visitorAddress } from './visitor-address';

/** How often something may happen. */
interface Rule {
  /** Names the counter in the database. */
  name: string;
  points: number;
  seconds: number;
  /** Message of the refusal; takes `{wait}`. */
  message?: MessageKey;
}

type Limiter = RateLimiterPostgres | RateLimiterSQLite;

const TABLE = 'rate_limits';
const limiters = new Map<string, Promise<Limiter>>();

/** One limiter a rule; counters live in the database, so that replicas share them. The library keeps its own table. */
function limiterOf(strapi: Core.Strapi, { name, points, seconds }: Rule): Promise<Limiter> {
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
 * Counts one event.
 * @param key who or what is counted, such as an address
 * @throws Refusal 429 with the seconds to wait when the rule is used up
 */
export async function take(strapi: Core.Strapi, rule: Rule, key: string): Promise<void> {
  const limiter = await limiterOf(strapi, rule);
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new Refusal(
      429,
      { key: rule.message ?? 'request.tooMany', values: { wait: waitText(seconds) } },
      { retryAfter: seconds },
    );
  }
}

/** Takes back one count: the event turned out to be a good one. */
export async function giveBack(strapi: Core.Strapi, rule: Rule, key: string): Promise<void> {
  const limiter = await limiterOf(strapi, rule);
  await limiter.reward(key);
}

/** A waiting time as people say it. */
export function waitText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The visitor's address of a request, as limits count it. */
export function addressOf(ctx: Context): string {
  return visitorAddress(
    {
      socket: ctx.req.socket.remoteAddress ?? '',
      forwarded: ctx.get('x-forwarded-for'),
      address: ctx.get(ADDRESS_HEADER),
      signature: ctx.get(SIGNATURE_HEADER),
    },
    { secret: environment.INTERNAL_SECRET, hops: environment.TRUSTED_PROXY_HOPS },
  );
}
