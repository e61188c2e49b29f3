import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../environment';

/** HMAC-SHA256 of `text` with PREVIEW_SECRET, in hex. */
export const sign = (text: string) => createHmac('sha256', environment.PREVIEW_SECRET).update(text).digest('hex');

/** Whether `signature` is that of `text`; takes the same time wherever they differ. */
export function isSigned(text: string, signature: string): boolean {
  const expected = Buffer.from(sign(text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
