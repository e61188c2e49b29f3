import type { Context } from 'koa';
import { PREVIEW_HEADER, previewHeaderText } from '../contract';
import { isSigned } from './signature';

/** Whether the request carries a signature of web that has not expired (`x-preview: {Unix seconds}.{HMAC}`). */
export function maySeeDrafts(ctx: Context, now = Date.now()): boolean {
  const [, expires, signature] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(ctx.get(PREVIEW_HEADER)) ?? [];
  if (!expires || !signature || Number(expires) * 1000 <= now) return false;
  return isSigned(previewHeaderText(Number(expires)), signature);
}
