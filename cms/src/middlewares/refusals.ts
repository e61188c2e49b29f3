import type { Context, Next } from 'koa';
import type { MessageKey } from '../contract';
import { Refusal } from '../http/refusal';

/** What the body parser says of a request that it cannot take, by status. */
const UNREADABLE: Record<number, MessageKey> = { 400: 'request.malformed', 413: 'request.tooLarge' };

/** Answers the refusals of our own code in the contract's envelope, and unreadable bodies alike. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOfParser(ctx, error);
    if (!refusal) throw error;
    if (refusal.retryAfter !== undefined) ctx.set('Retry-After', String(refusal.retryAfter));
    ctx.status = refusal.status;
    ctx.body = refusal.body();
  }
};

function refusalOfParser(ctx: Context, error: unknown): Refusal | null {
  if (!ctx.path.startsWith('/api/') || !(error instanceof Error) || !('status' in error)) return null;
  const key = typeof error.status === 'number' ? UNREADABLE[error.status] : undefined;
  return key ? new Refusal(Number(error.status), { key }) : null;
}
