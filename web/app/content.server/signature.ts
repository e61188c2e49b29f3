import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of `text`, in hex. */
export const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Whether `signature` is that of `text`; compares in constant time. The same as the CMS's own (`cms/src/signing.ts`). */
export function isSigned(signature: string, text: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return secret !== '' && given.length === expected.length && timingSafeEqual(given, expected);
}
