import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of `text` with `secret`. */
export const sign = (text: string, secret: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHmac('sha256', secret).update(text).digest(encoding);

/**
 * Whether `signature` is that of `text`; takes the same time wherever they differ.
 * @param secret an empty one signs nothing
 */
export function isSigned(
  signature: string,
  text: string,
  secret: string,
  encoding: 'hex' | 'base64url' = 'hex',
): boolean {
  const expected = Buffer.from(sign(text, secret, encoding));
  const given = Buffer.from(signature);
  return secret !== '' && given.length === expected.length && timingSafeEqual(given, expected);
}
